// Shows a fallback if a part of the page throws an error while rendering.
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: readonly [unknown] | undefined }> {
  override state: { caught: readonly [unknown] | undefined } = { caught: undefined };

  // In an array, because any value can be thrown, including undefined.
  static getDerivedStateFromError(error: unknown) {
    return { caught: [error] as const };
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught[0]) : this.props.children;
  }
}

// In place of React in embedded pages: Preact, with the two hooks of React 19 that it doesn't have, and its `ref`.
import { options } from 'preact';
import { Component, useCallback, useContext, useLayoutEffect, useRef } from 'preact/compat';

export {
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  default,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  PureComponent,
  startTransition,
  StrictMode,
  Suspense,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} from 'preact/compat';

/** Only for contexts. No part of a tool's screen waits for a promise with it. */
export const use = useContext;

export function useEffectEvent<Given extends readonly unknown[], Result>(act: (...given: Given) => Result) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/immutability -- the rule doesn't know Preact's refs
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

/** With the hooks of Preact's own parts. */
const before = { ...options };

// React 19 gives a function its `ref` as a property. Preact keeps it, to set it to the component.
options.vnode = (node) => {
  const { type, ref } = node;
  if (typeof type === 'function' && ref && !Object.prototype.isPrototypeOf.call(Component, type)) {
    Object.assign(node.props, { ref });
    node.ref = null;
  }
  before.vnode?.(node);
};

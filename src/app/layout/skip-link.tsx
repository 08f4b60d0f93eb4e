export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-4 py-3 text-sm font-medium text-on-accent focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}

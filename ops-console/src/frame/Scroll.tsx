import type { ReactElement, ReactNode } from 'react';

/** Holds a table that may be wider than its place; to be reached by the keyboard, so that it can be slid. */
export function Scroll({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard
    <section className="table-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export type ScrollerProps = {
  /** What is in it, for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Holds what may be wider than its place; to be reached by the keyboard, so that it can be slid. */
export function Scroller({ label, className, children }: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls is no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard
    <div className={classNames('table-scroll', className)} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

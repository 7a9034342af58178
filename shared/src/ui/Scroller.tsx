import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export type ScrollerProps = {
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A container for wide content; focusable, so that it can be scrolled by keyboard. */
export function Scroller({ label, className, children }: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls is no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard
    <div className={classNames('table-scroll', className)} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

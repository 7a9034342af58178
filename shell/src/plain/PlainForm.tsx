import type { ReactElement, ReactNode } from 'react';

interface PlainFormProps {
  action: '/login' | '/logout' | '/language';
  /** Path to return to afterwards. */
  returnTo: string;
  className?: string;
  children: ReactNode;
}

/** A form that the browser itself posts to the platform (`platform/src/delivery/page/forms`). */
export function PlainForm({ action, returnTo, className, children }: PlainFormProps): ReactElement {
  return (
    <form method="post" action={action} className={className}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </form>
  );
}

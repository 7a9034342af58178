import { Link } from '@unisite/shared/navigation';
import type { ReactElement, ReactNode } from 'react';

/** Leads to a bet that has a page of its own; any other is text. */
export function TicketLink({ path, children }: { path: string | null; children: ReactNode }): ReactElement {
  return path === null ? (
    <>{children}</>
  ) : (
    <Link className="link" to={path}>
      {children}
    </Link>
  );
}

import { Link } from '@unisite/shared/navigation';
import type { ReactNode } from 'react';

/** Leads to a bet that has a page of its own; any other is text. */
export function TicketLink({ path, children }: { path: string | null; children: ReactNode }): ReactNode {
  if (path === null) return children;
  return (
    <Link className="link" to={path}>
      {children}
    </Link>
  );
}

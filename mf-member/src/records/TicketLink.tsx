import { Link } from '@unisite/shared/navigation';
import type { ReactNode } from 'react';

/** Links to a bet's own page if it has one; otherwise plain text. */
export function TicketLink({ path, children }: { path: string | null; children: ReactNode }): ReactNode {
  if (path === null) return children;
  return (
    <Link className="link" to={path}>
      {children}
    </Link>
  );
}

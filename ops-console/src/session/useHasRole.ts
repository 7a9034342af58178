import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { useSession } from './useSession.ts';

/**
 * Tells what the operator may do; what needs no role may be done by anyone who is signed in. The platform decides
 * again, whatever is shown.
 */
export function useHasRole(): (role: OperatorRole | null) => boolean {
  const session = useSession();
  const roles = session.status === 'in' || session.status === 'ended' ? session.operator.roles : [];
  return (role) => role === null || roles.includes(role);
}

import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { useSession } from './useSession.ts';

/** Whether the operator has a role; calls without one are open to all operators. The platform checks again. */
export function useHasRole(): (role: OperatorRole | null) => boolean {
  const session = useSession();
  const roles = session.status === 'in' || session.status === 'ended' ? session.operator.roles : [];
  return (role) => role === null || roles.includes(role);
}

import { agentLoginTypes } from '@unisite/shared/contract/access';
import { useSession } from '@unisite/shared/session';

/** Whether the user may change the team: agents may, their staff (types 41 and 42) only view. */
export function useMayChange(): boolean {
  const session = useSession();
  return session.status === 'in' && agentLoginTypes.includes(session.info.customerType);
}

import {
  avatar,
  balance,
  changePassword,
  loginInfo,
  logout,
  memberInfo,
  type Operation,
  recentGames,
  unreadMessages,
  updateLanguage,
} from '@unisite/shared/contract';
import type { Session } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';

/**
 * What a page needs to show who is signed in, to change the password and to sign out; nothing that changes or reveals
 * more than the header does.
 */
const open: ReadonlySet<Operation> = new Set<Operation>([
  changePassword,
  logout,
  memberInfo,
  avatar,
  loginInfo,
  updateLanguage,
  balance,
  unreadMessages,
  recentGames,
]);

/**
 * Closes member operations to a session whose password has to be changed first (specification section 4, forced
 * change).
 *
 * @throws Refusal PASSWORD_CHANGE_REQUIRED
 */
export function requirePasswordChanged(operation: Operation, session: Session): void {
  if (operation.access === 'member' && session.mustChange && !open.has(operation)) {
    throw new Refusal('PASSWORD_CHANGE_REQUIRED');
  }
}

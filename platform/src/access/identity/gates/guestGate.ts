import {
  addFavourite,
  avatar,
  balance,
  favourites,
  guestType,
  launchGame,
  loginInfo,
  logout,
  memberInfo,
  merchantWallet,
  type Operation,
  pvpRooms,
  recentGames,
  removeFavourite,
  unreadMessages,
  updateLanguage,
} from '@unisite/shared/contract';
import type { Session } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';

/**
 * What a guest needs to play, and what pages need to show who is signed in. Unlisted operations, including new ones,
 * are closed to guests.
 */
const open: ReadonlySet<Operation> = new Set<Operation>([
  logout,
  memberInfo,
  avatar,
  loginInfo,
  updateLanguage,
  balance,
  merchantWallet,
  launchGame,
  pvpRooms,
  recentGames,
  favourites,
  addFavourite,
  removeFavourite,
  unreadMessages,
]);

/**
 * Keeps guests on free play out of the member centre and the account centre (specification sections 6 and 8).
 *
 * @throws Refusal GUEST_NOT_ALLOWED
 */
export function requireFullMember(operation: Operation, session: Session): void {
  if (operation.access === 'member' && session.customerType === guestType && !open.has(operation)) {
    throw new Refusal('GUEST_NOT_ALLOWED');
  }
}

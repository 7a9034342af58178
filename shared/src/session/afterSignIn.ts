import { call } from '../api/call.ts';
import { prefetch } from '../api/queries.ts';
import { CallError } from '../client/CallError.ts';
import { agentLoginTypes, type SessionInfo, type SignedIn } from '../contract/access.ts';
import { hotGames, hotGamesRequest } from '../contract/games.ts';
import { firstLogin, loginInfo } from '../contract/members.ts';
import { bus } from '../events/bus.ts';
import { navigate } from '../navigation/history.ts';
import { startSession } from './session.ts';

/**
 * The account-centre page of somebody who has just signed in (section 4, customer types 1 and 2); null for all others.
 */
export const landingPage = ({ customerType }: Pick<SessionInfo, 'customerType'>): '/agentHome' | null =>
  agentLoginTypes.includes(customerType) ? '/agentHome' : null;

/** As the home page's rail asks for them, so that both take one answer. */
const popular = { category: 'RNG', ...hotGamesRequest, count: 24 } as const;

/**
 * All that follows a sign-in, in the order of specification section 4, whichever way somebody came: the session begins,
 * popular games are fetched, a first login is said to be one; then either the password is to be changed, or the login
 * info loads, `onIn` closes what was asked in and agents go to their home. Nobody waits for what is fetched, and
 * nothing of it keeps anybody out.
 */
export function afterSignIn(value: SignedIn | SessionInfo, onIn?: () => void): void {
  const { changeTicket = null, state: _state, ...info } = { changeTicket: null, state: null, ...value };
  startSession(info);
  prefetch(hotGames, popular);
  if (info.firstTimeLogin) void call(firstLogin, {}).catch(unlessRefused);
  if (info.mustChangePassword) {
    bus.emit('modal.open', { modal: 'changePassModal', changeTicket });
    return;
  }
  prefetch(loginInfo, {});
  bus.emit('session.entered', { customerId: info.customerId });
  onIn?.();
  const home = landingPage(info);
  if (home) navigate(home);
}

/** What the platform refuses here is asked for again at the next login. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}

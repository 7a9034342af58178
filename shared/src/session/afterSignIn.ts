import { call } from '../api/call.ts';
import { prefetch } from '../api/queries.ts';
import { CallError } from '../client/CallError.ts';
import { agentLoginTypes, type SessionInfo, type SignedIn } from '../contract/access.ts';
import { hotGames, hotGamesRequest } from '../contract/games.ts';
import { firstLogin, loginInfo } from '../contract/members.ts';
import { bus } from '../events/bus.ts';
import { navigate } from '../navigation/history.ts';
import { startSession } from './session.ts';

/** The landing page after sign-in (section 4, customer types 1 and 2); null for others. */
export const landingPage = ({ customerType }: Pick<SessionInfo, 'customerType'>): '/agentHome' | null =>
  agentLoginTypes.includes(customerType) ? '/agentHome' : null;

/** The same request as the home page's rail, so that both share one response. */
const popular = { category: 'RNG', ...hotGamesRequest, count: 24 } as const;

/**
 * Everything after a sign-in, in the order of specification section 4, for all sign-in methods: the session starts,
 * popular games are prefetched, a first login is announced; then either the password must be changed, or the login info
 * loads, `onIn` closes the modal and agents go to their home. Fetching never blocks the sign-in.
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

/** What is refused here is fetched again at the next login. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}

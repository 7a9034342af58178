import { createStore, type StoreApi } from 'zustand/vanilla';
import { agentCentreTypes, guestType, type SessionInfo } from '../contract/access.ts';
import { bus } from '../events/bus.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { browserStorage, tabStorage } from '../storage/index.ts';
import { sessionKeys } from './sessionKeys.ts';

oncePerPage('unisite-once:session');

/** How a session ended: by the member, by time, by a sign-in elsewhere, or by an exclusion. */
export type SessionEndReason = 'signedOut' | 'expired' | 'elsewhere' | 'excluded';

/** This tab's session. */
export type SessionState = { status: 'out'; why: SessionEndReason | null } | { status: 'in'; info: SessionInfo };

const store: StoreApi<SessionState> = createStore<SessionState>(() => ({ status: 'out', why: null }));

export const sessionState = (): SessionState => store.getState();
export const sessionStore: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'> = store;

/**
 * The session that the page was rendered with, used for hydration even if it has ended since. In a browser it is the
 * state at the first hydration, which begins as the page starts.
 */
export function renderedSession(): SessionState {
  rendered ??= store.getState();
  return rendered;
}
let rendered: SessionState | null = null;

/** Server only: sets whose page is rendered next; null: a visitor's. */
export function renderFor(info: SessionInfo | null): void {
  rendered = info ? { status: 'in', info } : { status: 'out', why: null };
  store.setState(rendered, true);
}

/** The tab's handle for calls, or null. */
export const sessionToken = (): string | null => {
  const state = store.getState();
  return state.status === 'in' ? state.info.token : null;
};

/** Starts or renews this tab's session, from the bootstrap or after a login. */
export function startSession(info: SessionInfo): void {
  const before = store.getState();
  const { token, customerType, regDate, account, customerId, mustChangePassword } = sessionKeys;
  tabStorage.setItem(token, info.token);
  tabStorage.setItem(customerType, String(info.customerType));
  tabStorage.setItem(regDate, info.regDate);
  tabStorage.setItem(account, info.account);
  tabStorage.setItem(customerId, info.customerId);
  if (info.mustChangePassword) tabStorage.setItem(mustChangePassword, 'true');
  else tabStorage.removeItem(mustChangePassword);
  if (agentCentreTypes.includes(info.customerType)) browserStorage.setItem('source', 'agent');
  else browserStorage.removeItem('source');
  store.setState({ status: 'in', info }, true);
  if (before.status === 'out' || before.info.customerId !== info.customerId)
    bus.emit('session.started', { customerId: info.customerId });
}

/** Records that this tab's member began or ended a break. */
export function storeBreak(onBreak: boolean): void {
  const state = store.getState();
  if (state.status === 'in' && state.info.onBreak !== onBreak)
    store.setState({ status: 'in', info: { ...state.info, onBreak } }, true);
}

/**
 * Ends this tab's session: clears its storage, restores the merchant (section 4), and notifies the page with the
 * reason.
 */
export function endSession(why: SessionEndReason): void {
  if (store.getState().status === 'out') return;
  const merchant = tabStorage.getItem(sessionKeys.merchant);
  tabStorage.clear();
  if (merchant) tabStorage.setItem(sessionKeys.merchant, merchant);
  browserStorage.removeItem('source');
  store.setState({ status: 'out', why }, true);
  bus.emit('session.ended', { why });
}

/** Stores the market's code under the specification's key for the merchant. */
export const setMerchant = (code: string): void => tabStorage.setItem(sessionKeys.merchant, code);

/** The part of a session's state that permissions follow from. */
type Known =
  | { status: 'out'; why?: SessionEndReason | null }
  | { status: 'in'; info: Pick<SessionInfo, 'customerType' | 'onBreak'> };

/** What the signed-in person may use (specification section 6). */
export interface Permissions {
  signedIn: boolean;
  guest: boolean;
  memberCentre: boolean;
  agentCentre: boolean;
  /** On a break: nothing leads to games, deposits or promotions. */
  onBreak: boolean;
}

/** What somebody may use. */
export function permissionsOf(state: Known): Permissions {
  if (state.status === 'out')
    return { signedIn: false, guest: false, memberCentre: false, agentCentre: false, onBreak: false };
  const { customerType, onBreak } = state.info;
  const guest = customerType === guestType;
  return { signedIn: true, guest, memberCentre: !guest, agentCentre: agentCentreTypes.includes(customerType), onBreak };
}

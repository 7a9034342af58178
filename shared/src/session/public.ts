/** Who is signed in, for any team. Less than the house sees: a team's remote has no use for the tab's handle. */

import type { SessionEndReason } from './session.ts';
import * as house from './session.ts';
import { useSession as useHouseSession } from './useSession.ts';

/** Who is signed in. */
export interface SessionInfo {
  /** 0 member, 1 and 2 agent, 4 guest on free play, 41 and 42 agent staff. Ask `permissionsOf` what they may use. */
  customerType: 0 | 1 | 2 | 4 | 41 | 42;
  customerId: string;
  /** The name that is typed to sign in. */
  account: string;
  nickname: string;
  /** Path of the picture, on this site. */
  avatar: string;
  /** Name of the club's level; null: none. */
  level: string | null;
  /** A break is on: no play and no deposit, and nothing may lead there. */
  onBreak: boolean;
}

/** Whether somebody is signed in in this tab, and who; `why`: how the last session ended, null when there was none. */
export type SessionState = { status: 'out'; why: SessionEndReason | null } | { status: 'in'; info: SessionInfo };

/** Who is signed in now. In a component, use `useSession`. */
export const sessionState: () => SessionState = house.sessionState;

/** The same for code without React; `subscribe` answers how to leave. */
export const sessionStore: {
  getState: () => SessionState;
  subscribe: (listener: (state: SessionState, before: SessionState) => void) => () => void;
} = house.sessionStore;

/** Who is signed in; the component renders again when that changes. */
export const useSession: () => SessionState = useHouseSession;

export { useBalanceHidden } from './balanceHidden.ts';
export { requireLogin } from './requireLogin.ts';
export { type Permissions, permissionsOf, type SessionEndReason } from './session.ts';
export { usePermissions } from './useSession.ts';

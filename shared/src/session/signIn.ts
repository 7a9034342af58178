import { CallError } from '../api/CallError.ts';
import { call } from '../api/call.ts';
import { agentLoginTypes, login, logout, type SessionInfo, type SignInValue } from '../contract/access.ts';
import type { RequestOf } from '../contract/operation.ts';
import { endSession, startSession } from './session.ts';

/**
 * Signs in and begins the session of this tab. The typed password goes into the sealed call and nowhere else.
 * @throws {CallError} `WRONG_CREDENTIALS`, `NOT_AN_AGENT`, `ACCOUNT_CLOSED`, or one of the general codes.
 */
export async function signIn(request: RequestOf<typeof login>): Promise<SignInValue> {
  const value = await call(login, request);
  if (value.state === 'signedIn') startSession(value);
  return value;
}

/**
 * Ends the session on the platform and in this tab.
 * @throws {CallError} when the platform did not answer: the session lives on, and the tab stays signed in.
 */
export async function signOut(): Promise<void> {
  try {
    await call(logout, {});
  } catch (error) {
    const alreadyOver = error instanceof CallError && error.status === 401;
    if (!alreadyOver) throw error;
  }
  endSession('signedOut');
}

/** Where somebody who has just signed in begins, if not where they were going: agents at their home (section 4). */
export const homeOf = ({ customerType }: SessionInfo): '/agentHome' | null =>
  agentLoginTypes.includes(customerType) ? '/agentHome' : null;

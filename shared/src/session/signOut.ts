import { call } from '../api/call.ts';
import { CallError } from '../client/CallError.ts';
import { logout } from '../contract/access.ts';
import { endSession } from './session.ts';

/**
 * Ends the session on the platform and in this tab.
 * @throws {CallError} without a response: the session continues, and the tab stays signed in.
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

import { bus } from '../events/bus.ts';
import { sessionState } from './session.ts';

/**
 * Returns true when somebody is signed in; otherwise opens the login modal and returns false (section 4: "a login check
 * finding no token opens the login modal"). After signing in, the visitor goes to `returnTo`.
 */
export function requireLogin(returnTo?: string): boolean {
  if (sessionState().status === 'in') return true;
  bus.emit('modal.open', { modal: 'loginPopupModal', ...(returnTo ? { returnTo } : {}) });
  return false;
}

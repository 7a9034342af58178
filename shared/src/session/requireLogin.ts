import { bus } from '../events/bus.ts';
import { sessionState } from './session.ts';

/**
 * True when somebody is signed in; else asks for the login modal (section 4: "a login check finding no token opens the
 * login modal") and answers false. After the login the visitor is brought to `returnTo`.
 */
export function requireLogin(returnTo?: string): boolean {
  if (sessionState().status === 'in') return true;
  bus.emit('modal.open', { modal: 'loginPopupModal', ...(returnTo ? { returnTo } : {}) });
  return false;
}

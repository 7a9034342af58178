import type { SignInValue } from '@unisite/shared/contract/access';
import { bus } from '@unisite/shared/events';
import { navigate } from '@unisite/shared/navigation';
import { afterSignIn, landingPage } from '@unisite/shared/session';

/** Continues after registration or recovery (section 4): signed in at the home page, or at a second step. */
export function signedIn(value: SignInValue, onIn: () => void): void {
  if (value.state === 'secondStepRequired') {
    bus.emit('modal.open', { modal: 'loginPopupModal', verification: value });
    return;
  }
  afterSignIn(value, () => {
    onIn();
    if (!landingPage(value)) navigate('/');
  });
}

/** Replaces the open modal by the login modal. */
export const goToLogin = (): void => bus.emit('modal.open', { modal: 'loginPopupModal' });

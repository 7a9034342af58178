import type { SignInValue } from '@unisite/shared/contract/access';
import { bus } from '@unisite/shared/events';
import { navigate } from '@unisite/shared/navigation';
import { afterSignIn, landingPage } from '@unisite/shared/session';

/**
 * Goes on with who has just registered or got back in (section 4): into the site at its beginning, or to a second step.
 */
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

/** Goes over to the login modal, which takes the place of the one that is open. */
export const goToLogin = (): void => bus.emit('modal.open', { modal: 'loginPopupModal' });

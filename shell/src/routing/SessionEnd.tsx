import { bus, useBusEvent } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { currentLocation } from '@unisite/shared/navigation';

/** Says why a session ended; after an expiry it offers to sign in and return. */
export function SessionEnd(): null {
  const t = useText();
  useBusEvent('session.ended', ({ why }) => {
    if (why === 'signedOut') return;
    const { pathname, search } = currentLocation().location;
    bus.emit('toast', { tone: 'warning', text: t(`session.${why}`) });
    bus.emit('modal.open', { modal: 'loginPopupModal', returnTo: pathname + search, reason: t(`session.${why}`) });
  });
  return null;
}

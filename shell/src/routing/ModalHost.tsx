import type { BusEvents } from '@unisite/shared/contract/bus';
import type { ModalName } from '@unisite/shared/contract/registry';
import { bus, useBusEvent } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { currentLocation, navigate } from '@unisite/shared/navigation';
import { sessionState, useSession } from '@unisite/shared/session';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { findModal, type ModuleOffer } from '../loader/offers.ts';
import { currentSnapshot } from '../loader/snapshot.ts';
import { RemoteBox } from '../remote/RemoteBox.tsx';
import { afterPaint } from './afterPaint.ts';

type RequestedModal = Omit<BusEvents['modal.open'], 'returnTo'> & { returnTo?: string | undefined; offer: ModuleOffer };

/**
 * Mounts the requested modal, whichever remote offers it. It stays until it is closed, even if the remote is switched
 * off, so that no input is lost. It gets `onClose`, `onDone`, `reason` and the request's own props; `onDone` closes it
 * and continues to where the visitor was going, also across a chain of modals.
 */
export function ModalHost(): ReactElement | null {
  const t = useText();
  const [asked, setAsked] = useState<RequestedModal | null>(null);
  const close = () => setAsked(null);
  const isOpen = asked !== null;
  useRestoreFocus(isOpen);
  const isAnswered = useAfterPaint(isOpen);

  useBusEvent('modal.open', (next) => {
    const offer = findModal(currentSnapshot(), next.modal);
    if (offer) setAsked((now) => ({ ...next, returnTo: next.returnTo ?? now?.returnTo, offer }));
    else bus.emit('toast', { tone: 'warning', text: t('modal.notHere') });
  });
  useBusEvent('modal.close', ({ modal }) => setAsked((now) => (now?.modal === modal ? null : now)));

  useBusEvent('session.entered', () => {
    if (findModal(currentSnapshot(), 'notice')) bus.emit('modal.open', { modal: 'notice' });
  });
  const session = useSession();
  const mustChange = session.status === 'in' && session.info.mustChangePassword;
  // a reloaded page: a member with a forced change is asked again
  useEffect(() => {
    // a session that must change its password can do nothing else
    if (mustChange) setAsked((now) => now ?? requestOf('changePassModal'));
  }, [mustChange]);

  const termsDueOf = session.status === 'in' && session.info.termsDue && !mustChange ? session.info.customerId : null;
  const termsAskedOf = useRef<string | null>(null);
  useBusEvent('age.confirmed', () => {
    termsAskedOf.current = termsDueOf;
  });
  // once per page, and after any other modal: play and deposits ask again
  useEffect(() => {
    if (termsDueOf === null || isOpen || termsAskedOf.current === termsDueOf) return;
    termsAskedOf.current = termsDueOf;
    setAsked(requestOf('ageGate'));
  }, [termsDueOf, isOpen]);

  const input = useMemo(() => {
    const returnTo = asked?.returnTo;
    // a modal opened meanwhile stays, such as the news after a sign-in
    const leave = () => setAsked((now) => (now === asked ? null : now));
    return {
      reason: asked?.reason,
      verification: asked?.verification,
      changeTicket: asked?.changeTicket,
      gameId: asked?.gameId,
      onClose: () => {
        leave();
        // a visitor who declines a guard's request cannot stay on the guarded page
        if (returnTo && returnTo === returnPath() && sessionState().status === 'out')
          navigate('/index', { replace: true });
      },
      onDone: () => {
        leave();
        if (returnTo && returnTo !== returnPath()) navigate(returnTo);
      },
    };
  }, [asked]);

  if (!asked || !isAnswered) return null;
  return (
    <RemoteBox
      key={asked.modal}
      {...asked.offer}
      input={input}
      skeleton="none"
      onFailed={() => {
        close();
        bus.emit('toast', { tone: 'error', text: t('modal.failed') });
      }}
    />
  );
}

/** A modal that the shell itself opens; null where no remote offers it. */
function requestOf(modal: ModalName): RequestedModal | null {
  const offer = findModal(currentSnapshot(), modal);
  return offer && { modal, offer };
}

/** Whether a value was true at the last paint: the press shows before a modal is mounted. */
function useAfterPaint(now: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (now) return afterPaint(() => setPainted(true));
    setPainted(false);
    return;
  }, [now]);
  return now && painted;
}

/** Returns the focus to where it was; the dialog goes with its box, too early for the browser to do it. */
function useRestoreFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
}

function returnPath(): string {
  const { pathname, search } = currentLocation().location;
  return pathname + search;
}

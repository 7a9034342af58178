import type { OperatorInfo } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Button, Countdown, Dialog, ticker } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { endOf } from './endOf.ts';
import { endSession, extendSession } from './session.ts';

const notice = 60_000;

/** Warns a minute before the session ends, and lets the operator extend it. Ends the session at its end. */
export function EndingSoon({ operator }: { operator: OperatorInfo }): ReactElement | null {
  const t = useText();
  useSyncExternalStore(ticker.subscribe, ticker.tick);
  /** The announced end that was dismissed; a final one cannot be extended. */
  const [read, setRead] = useState(0);
  const { at, final } = endOf(operator);
  const now = Date.now();

  useEffect(() => {
    if (now >= at) endSession(final ? 'over' : 'idle');
  }, [now, at, final]);

  const stay = () => {
    setRead(at);
    void extendSession();
  };

  const soon = now > at - notice && now < at && read !== at;
  return (
    <Dialog
      open={soon}
      role="alertdialog"
      icon="clock"
      title={t(final ? 'ending.finalTitle' : 'ending.title')}
      dismissible={false}
      onClose={stay}
      foot={
        <Button variant="primary" onClick={stay}>
          {t(final ? 'ending.read' : 'ending.stay')}
        </Button>
      }
    >
      <p className="soft">{t(final ? 'ending.finalText' : 'ending.text')}</p>
      <Countdown until={at} look="small" />
    </Dialog>
  );
}

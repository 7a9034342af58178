import type { CallError } from '@unisite/shared/api';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { bus } from '@unisite/shared/events';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Button, Picture, type PictureName } from '@unisite/shared/ui';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { openGate } from '../games/openGate.ts';
import { TopUp } from '../games/TopUp.tsx';
import styles from './Stopped.module.css';

/** Why no game is shown. */
export type Reason =
  | { why: 'noGame' | 'expired' | 'unsafe' | 'limit' | 'break' }
  | { why: 'refused'; error: CallError };

interface StoppedProps {
  reason: Reason;
  lobby: { href: string; label: string; onClick: (event: MouseEvent) => void };
  onRetry: () => void;
}

interface StopView {
  picture: PictureName;
  /** Its text key. */
  key: string;
  action: 'again' | 'register' | 'topUp' | 'protection' | 'gate' | null;
}

const onBreak: StopView = { picture: 'lantern', key: 'break', action: 'protection' };
const views: Readonly<Record<string, StopView>> = {
  noGame: { picture: 'search', key: 'noGame', action: null },
  expired: { picture: 'ticket', key: 'expired', action: 'again' },
  unsafe: { picture: 'unplugged', key: 'unsafe', action: null },
  limit: { picture: 'lantern', key: 'limit', action: 'protection' },
  break: onBreak,
  TIME_OUT: onBreak,
  SELF_EXCLUDED: onBreak,
  AGE_UNCONFIRMED: { picture: 'lantern', key: 'age', action: 'gate' },
  TERMS_CHANGED: { picture: 'lantern', key: 'terms', action: 'gate' },
  AGE_REFUSED: { picture: 'lantern', key: 'tooYoung', action: 'gate' },
  GAME_UNKNOWN: { picture: 'search', key: 'unknown', action: null },
  GAME_MAINTENANCE: { picture: 'lantern', key: 'maintenance', action: null },
  VENDOR_DOWN: { picture: 'unplugged', key: 'vendorDown', action: 'again' },
  NO_DEMO: { picture: 'ticket', key: 'noDemo', action: null },
  ROOM_CLOSED: { picture: 'lantern', key: 'room', action: null },
  INSUFFICIENT_BALANCE: { picture: 'ticket', key: 'funds', action: 'topUp' },
  GUEST_NOT_ALLOWED: { picture: 'ticket', key: 'guest', action: 'register' },
};
const noResponse: StopView = { picture: 'unplugged', key: 'network', action: 'again' };
const other: StopView = { picture: 'unplugged', key: 'other', action: 'again' };

/** Replaces the frame: why no game is shown, one action, and a way back. Announced when it appears. */
export function Stopped({ reason, lobby, onRetry }: StoppedProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const error = reason.why === 'refused' ? reason.error : null;
  const named = views[error ? error.code : reason.why];
  const { picture, key, action } = named ?? (error?.unanswered ? noResponse : other);
  const main = mainAction();
  return (
    <div className={styles.stopped} role="alert">
      <section className="empty">
        <Picture name={picture} />
        <h2 className={styles.title}>{t(`stopped.${key}.title`)}</h2>
        <p>
          {key === 'other' && error ? (
            <>
              {refusalSentence(error, language)} <span className="code">{error.code}</span>
            </>
          ) : (
            t(`stopped.${key}.text`)
          )}
        </p>
        <div className={styles.actions}>
          {main}
          <Button variant={main ? 'outline' : 'primary'} href={lobby.href} onClick={lobby.onClick}>
            {lobby.label}
          </Button>
        </div>
      </section>
    </div>
  );

  function mainAction(): ReactNode {
    if (action === 'again') {
      return (
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {t('play.again')}
        </Button>
      );
    }
    if (action === 'register') {
      return (
        <Button variant="primary" icon="user-plus" onClick={() => bus.emit('modal.open', { modal: 'registerModal' })}>
          {t('stopped.guest.action')}
        </Button>
      );
    }
    if (action === 'gate') {
      return (
        <Button variant="primary" icon="shield" onClick={openGate}>
          {t(`stopped.${key}.action`)}
        </Button>
      );
    }
    if (action === 'protection') {
      return (
        <Button icon="shield" href="/member?page=responsiblePlay">
          {t('stopped.protection')}
        </Button>
      );
    }
    return action && <TopUp variant="primary" />;
  }
}

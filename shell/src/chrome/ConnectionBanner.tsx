import { connectionState, markOffline, markOnline, onConnectionChange, queryClient } from '@unisite/shared/api';
import { useFormat, useText } from '@unisite/shared/i18n';
import { announce, Button, Icon } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type Reconnecting, reconnect } from './reconnect.ts';

/** Timeout of the health probe, milliseconds. */
const PROBE_TIMEOUT_MS = 5_000;

async function probe(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
  return answer.ok;
}

/** Any response means that the platform was reached. */
const connected = () => 'ok' as const;

/** Shows that the platform does not respond, probes it, and refetches the active queries once it is back. */
export function ConnectionBanner(): ReactElement | null {
  const t = useText();
  const state = useSyncExternalStore(onConnectionChange, connectionState, connected);
  const back = useEffectEvent(() => {
    announce(t('connection.back'));
    // refetches what failed in the meantime, whoever noticed the outage
    void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
  });
  useEffect(() => {
    addEventListener('offline', markOffline);
    const leave = onConnectionChange((now, before) => {
      if (now.state === 'ok' && before.state === 'lost') back();
    });
    return () => {
      removeEventListener('offline', markOffline);
      leave();
    };
  }, []);
  return state === 'lost' ? <Lost /> : null;
}

function Lost(): ReactElement {
  const t = useText();
  const format = useFormat();
  const [since] = useState(() => new Date());
  const reconnecting = useRef<Reconnecting | null>(null);
  const found = useEffectEvent(() => {
    markOnline();
    void queryClient.invalidateQueries();
  });
  useEffect(() => {
    const attempts = reconnect(probe, () => found());
    reconnecting.current = attempts;
    const now = () => attempts.now();
    addEventListener('online', now);
    return () => {
      removeEventListener('online', now);
      attempts.stop();
    };
  }, []);
  return (
    <div className="connection" role="status">
      <p className="offline-bar">
        <Icon name="wifi-off" />
        <span>{t('connection.lost', { time: format.time(since) })}</span>
        <Button size="sm" onClick={() => reconnecting.current?.now()}>
          {t('connection.now')}
        </Button>
      </p>
    </div>
  );
}

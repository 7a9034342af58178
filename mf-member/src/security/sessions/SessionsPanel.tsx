import { CallError, call, invalidate, isErrorOf, useAction, useOperation } from '@unisite/shared/api';
import {
  endMemberSession,
  endOtherSessions,
  memberSessions,
  securityEvents,
} from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { Button, ConfirmDialog, Panel, QueryError, Skeleton, toastStore } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import styles from '../Security.module.css';
import { type MemberSession, SessionRow } from './SessionRow.tsx';

const ProvePasswordDialog = lazy(() => import('./ProvePasswordDialog.tsx'));

type Ending = { what: 'one'; session: MemberSession } | { what: 'others' };

/** The member's sessions: each except this one can be ended, or all at once. */
export function SessionsPanel(): ReactElement {
  const t = useText();
  const sessions = useOperation(memberSessions, {});
  const [asked, setAsked] = useState<Ending | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { end, busy, gone, unproved, proved, giveUp } = useEnding(() => setAsked(null));
  // the pressed button is gone with its session
  useEffect(() => {
    if (gone > 0) list.current?.focus();
  }, [gone]);
  const { data, error } = sessions;
  const rows = data?.rows.toSorted((one, other) => Number(other.current) - Number(one.current));
  return (
    <Panel
      title={t('sessions.title')}
      end={
        data && (
          <Button size="sm" variant="outline" icon="logout" onClick={() => setAsked({ what: 'others' })}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
      flush
      busy={sessions.isFetching}
    >
      {error && !data ? (
        <QueryError title={t('sessions.failed')} query={sessions} />
      ) : (
        <ul ref={list} className={styles.rows} aria-label={t('sessions.title')} tabIndex={-1}>
          {rows
            ? rows.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setAsked({ what: 'one', session })} />
              ))
            : [1, 2].map((row) => (
                <li key={row} className={styles.waiting}>
                  <Skeleton kind="row" />
                </li>
              ))}
          {rows?.length === 1 && rows[0]?.current && <li className={styles.alone}>{t('sessions.alone')}</li>}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        danger
        icon="logout"
        title={t(asked?.what === 'one' ? 'sessions.endOneTitle' : 'sessions.endOthersTitle')}
        text={
          asked?.what === 'one'
            ? t('sessions.endOneText', { browser: asked.session.browser, ip: asked.session.ip })
            : t('sessions.endOthersText')
        }
        confirm={t(asked?.what === 'one' ? 'sessions.end' : 'sessions.endOthers')}
        busy={busy}
        onConfirm={() => asked && void end(asked)}
        onClose={() => setAsked(null)}
      />
      {unproved && (
        <Suspense>
          <ProvePasswordDialog onProved={() => void proved(unproved)} onClose={giveUp} />
        </Suspense>
      )}
    </Panel>
  );
}

/** Ends sessions and reports the outcome; `gone` counts removed rows. `unproved`: what waits for reauthentication. */
function useEnding(close: () => void) {
  const t = useText();
  const one = useAction(endMemberSession);
  const others = useAction(endOtherSessions);
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(0);
  const [unproved, setUnproved] = useState<Ending | null>(null);

  const work = async (asked: Ending): Promise<string> => {
    if (asked.what === 'one') {
      await one.mutateAsync({ id: asked.session.id });
      return t('sessions.endedOne', { browser: asked.session.browser });
    }
    const { ended: count } = await others.mutateAsync({});
    return count === 0 ? t('sessions.endedNone') : t('sessions.endedOthers', { count });
  };

  const finish = async (asked: Ending, done: string) => {
    // before the dialog closes, as it would return the focus to a row that is gone
    await invalidate(memberSessions);
    void invalidate(securityEvents);
    toastStore.show({ title: done, icon: 'logout' });
    if (asked.what === 'one') setGone((rows) => rows + 1);
  };
  const end = async (asked: Ending) => {
    setBusy(true);
    try {
      await finish(asked, await work(asked));
    } catch (error) {
      if (!isErrorOf(endMemberSession, error)) throw error; // the other operation has the same codes
      if (error.code === 'PASSWORD_PROOF_REQUIRED') return setUnproved(asked);
      // its row would be gone, and with it the button to retry
      if (asked.what === 'one' && error.unanswered && (await isOver(asked.session.id)))
        return await finish(asked, t('sessions.endedOne', { browser: asked.session.browser }));
      void invalidate(memberSessions);
      toastStore.show({ tone: 'error', title: t('sessions.endFailed'), text: error.message });
    } finally {
      setBusy(false);
      close();
    }
  };
  const giveUp = () => setUnproved(null);
  const proved = async (asked: Ending) => {
    giveUp();
    await end(asked);
  };
  return { end, busy, gone, unproved, proved, giveUp };
}

/** Whether the platform says that the session has ended. */
async function isOver(id: string): Promise<boolean> {
  try {
    return !(await call(memberSessions, {})).rows.some((session) => session.id === id);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return false;
  }
}

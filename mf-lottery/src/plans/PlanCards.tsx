import { invalidate, useAction, useOperation } from '@unisite/shared/api';
import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { type LotteryPlan, lotteryPlans, type PlanState, stopLotteryPlan } from '@unisite/shared/contract/lotteryPlans';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { bus } from '@unisite/shared/events';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Link, useSearch } from '@unisite/shared/navigation';
import { useSession } from '@unisite/shared/session';
import { Button, ConfirmDialog, type IconName, Panel, QueryError, Tag, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { withParameters } from '../draws/lotteryPlace.ts';
import { useDrawOpened } from '../draws/useDrawOpened.ts';
import { nameOf } from './PlanPanel.tsx';
import styles from './Plans.module.css';

const SHOWN = 4;
/** Poll interval while a plan runs: tickets are bought and settled seconds after a draw, without an event. */
const POLL_INTERVAL_MS = 5_000;

const looks: Readonly<Record<PlanState, { tone?: 'jade' | 'sky' | 'gold' | undefined; icon: IconName }>> = {
  running: { tone: 'sky', icon: 'activity' },
  won: { tone: 'jade', icon: 'check' },
  finished: { icon: 'check' },
  stopped: { icon: 'minus' },
  ended: { tone: 'gold', icon: 'alert' },
};

/** The player's latest plans of a game; running ones can be stopped. */
export function PlanCards({ game }: { game: LotteryGame }): ReactElement | null {
  const t = useText();
  const isIn = useSession().status === 'in';
  const [isRunning, setRunning] = useState(false);
  const query = useOperation(
    lotteryPlans,
    { code: game.code, pageSize: SHOWN },
    { staleTime: 0, ...(isRunning && { every: POLL_INTERVAL_MS }) },
  );
  useDrawOpened(
    (code) => code === game.code,
    () => invalidate(lotteryPlans),
  );
  const [stopping, setStopping] = useState<LotteryPlan | null>(null);
  const rows = query.data?.rows ?? [];
  const runs = rows.some(({ state }) => state === 'running');
  if (runs !== isRunning) setRunning(runs);
  if (!isIn) return null;
  if (query.error && !query.data) return <QueryError query={query} title={t('plan.failed')} />;
  if (rows.length === 0) return null;
  return (
    <Panel title={t('plan.mine')}>
      <ul className={styles.cards}>
        {rows.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onStop={() => setStopping(plan)} />
        ))}
      </ul>
      {stopping && <StopDialog plan={stopping} onClose={() => setStopping(null)} />}
    </Panel>
  );
}

function PlanCard({ plan, onStop }: { plan: LotteryPlan; onStop: () => void }): ReactElement {
  const t = useText();
  const format = useFormat();
  const address = useSearch();
  const { tone, icon } = looks[plan.state];
  const money = (amount: number) => format.money(amount, { whole: true });
  const bought = plan.draws.filter(({ state }) => state === 'bought').length;
  const waiting = plan.draws.filter(({ state }) => state === 'waiting').length;
  const skipped = plan.draws.filter(({ state }) => state === 'skipped').length;
  const won = plan.draws.find(({ ticket }) => ticket?.state === 'won');
  const last = plan.draws.findLast(({ ticket }) => ticket !== null);
  const shown = won ?? last;
  return (
    <li>
      <p className={styles.cardHead}>
        <Tag tone={tone} icon={icon}>
          {t(`plan.state.${plan.state}`)}
        </Tag>
        <small className="muted num">{plan.id}</small>
      </p>
      <strong>
        {won
          ? t('plan.wonAt', { numero: nameOf(won), amount: money(plan.won) })
          : t('plan.progress', { done: bought, count: plan.draws.length, amount: money(plan.bought) })}
      </strong>
      {plan.state === 'running' && (
        <p>{waiting > 0 ? t('plan.held', { count: waiting, amount: money(plan.left) }) : t('plan.allBought')}</p>
      )}
      {plan.state === 'ended' && plan.reason && <p>{t(`plan.reason.${plan.reason}`)}</p>}
      {plan.state !== 'running' && plan.returned > 0 && plan.closedAt && (
        <p>{t('plan.returned', { amount: money(plan.returned), time: format.time(plan.closedAt) })}</p>
      )}
      {skipped > 0 && <p>{t('plan.skipped', { count: skipped })}</p>}
      <span className={styles.cardEnd}>
        {shown?.ticket && (
          <Link className="link" to={withParameters(address, { ticket: shown.ticket.id })}>
            {t('plan.ticket')}
          </Link>
        )}
        {plan.state === 'running' && waiting > 0 && (
          <Button size="sm" onClick={onStop}>
            {t('plan.stop')}
          </Button>
        )}
      </span>
    </li>
  );
}

function StopDialog({ plan, onClose }: { plan: LotteryPlan; onClose: () => void }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const stop = useAction(stopLotteryPlan);
  return (
    <ConfirmDialog
      open
      title={t('plan.stopTitle')}
      text={
        stop.error
          ? refusalSentence(stop.error, language)
          : t('plan.stopText', { amount: format.money(plan.left, { whole: true }) })
      }
      confirm={t('plan.stop')}
      busy={stop.isPending}
      onClose={onClose}
      onConfirm={() =>
        stop.mutate(
          { id: plan.id },
          {
            onSuccess: ({ returned }) => {
              const amount = format.money(returned, { whole: true });
              toastStore.show({ title: t('plan.stopped', { amount }), icon: 'check' });
              bus.emit('balance.stale', {});
              void invalidate(lotteryPlans);
              onClose();
            },
            onError: () => void invalidate(lotteryPlans),
          },
        )
      }
    />
  );
}

import { type Format, type TextOf, useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Icon, type IconName } from '@unisite/shared/ui';
import { Stat, Stats } from '@unisite/shared/ui/centre';
import type { ReactElement, ReactNode } from 'react';
import type { Overview } from './days.ts';

export type Period = 'today' | 'month';

interface FigureOf {
  key: string;
  icon: IconName;
  value: (overview: Overview, period: Period) => number;
  /** What the figure means beside another; nothing where there is nothing to compare with. */
  note: (overview: Overview, period: Period, say: Say) => ReactNode;
  kind: 'money' | 'result' | 'members';
}

interface Say {
  t: TextOf;
  format: Format;
}

/** A part of a whole in percent; nothing of nothing is nothing. */
const share = (part: number, whole: number, { format }: Say): string =>
  format.percent(whole > 0 ? (100 * part) / whole : 0, 1);

const figures: readonly FigureOf[] = [
  {
    key: 'balance',
    icon: 'wallet',
    kind: 'money',
    value: ({ teamBalance }) => teamBalance,
    note: (_overview, _period, { t }) => t('note.balance'),
  },
  {
    key: 'deposits',
    icon: 'deposit',
    kind: 'money',
    value: (overview, period) => overview[period].deposits,
    note: (overview, period, { t, format }) => {
      const { deposits, withdrawals } = overview[period];
      return t('note.deposits', { amount: format.money(deposits - withdrawals, { whole: true, signed: true }) });
    },
  },
  {
    key: 'withdrawals',
    icon: 'withdraw',
    kind: 'money',
    value: (overview, period) => overview[period].withdrawals,
    note: (overview, period, say) =>
      say.t('note.withdrawals', { share: share(overview[period].withdrawals, overview[period].deposits, say) }),
  },
  {
    key: 'turnover',
    icon: 'ticket',
    kind: 'money',
    value: (overview, period) => overview[period].turnover,
    note: (overview, period, { t, format }) => {
      const { turnover, activeMembers } = overview[period];
      const each = activeMembers > 0 ? Math.round(turnover / activeMembers) : 0;
      return t('note.turnover', { amount: format.money(each, { whole: true }) });
    },
  },
  {
    key: 'payout',
    icon: 'trophy',
    kind: 'money',
    value: (overview, period) => overview[period].payout,
    note: (overview, period, say) =>
      say.t('note.payout', { share: share(overview[period].payout, overview[period].turnover, say) }),
  },
  {
    key: 'result',
    icon: 'chart',
    kind: 'result',
    value: (overview, period) => overview[period].result,
    note: (overview, period, { t }) => {
      const { result } = overview[period];
      if (result === 0) return t('note.even');
      return (
        <>
          <Icon name={result > 0 ? 'trend' : 'trend-down'} size={14} className={result > 0 ? 'up' : 'down'} />
          {t(result > 0 ? 'note.ahead' : 'note.behind')}
        </>
      );
    },
  },
  {
    key: 'active',
    icon: 'activity',
    kind: 'members',
    value: (overview, period) => overview[period].activeMembers,
    note: (overview, period, say) =>
      say.t('note.active', { share: share(overview[period].activeMembers, overview[period].members, say) }),
  },
  {
    key: 'fresh',
    icon: 'user-plus',
    kind: 'members',
    value: ({ newToday }) => newToday,
    note: ({ team }, _period, { t, format }) => t('note.fresh', { team: format.number(team) }),
  },
];

/** Eight figures of the team for a period, each with what it means; skeletons of the same size until they are there. */
export function DownlineFigures({
  overview,
  period,
}: {
  overview: Overview | undefined;
  period: Period;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <Stats busy={!overview}>
      {figures.map(({ key, icon, value, note, kind }) => (
        <Stat
          key={key}
          icon={icon}
          label={t(`figure.${key}`)}
          value={overview && <Shown amount={value(overview, period)} kind={kind} format={format} />}
          note={overview && note(overview, period, { t, format })}
        />
      ))}
    </Stats>
  );
}

function Shown({ amount, kind, format }: { amount: number; kind: FigureOf['kind']; format: Format }): ReactElement {
  if (kind === 'members') return <span className="num">{format.number(amount)}</span>;
  if (kind === 'money') return <Amount value={format.money(amount, { whole: true })} />;
  const tone = amount > 0 ? 'up' : amount < 0 ? 'down' : undefined;
  return <Amount value={format.money(amount, { whole: true, signed: true })} tone={tone} />;
}

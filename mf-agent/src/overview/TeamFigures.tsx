import { type Format, type TextOf, useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Icon, type IconName } from '@unisite/shared/ui';
import { Stat, Stats } from '@unisite/shared/ui/centre';
import type { ReactElement, ReactNode } from 'react';
import { changeOf, shareOf } from './change.ts';
import type { Overview } from './overviewQuery.ts';

interface Words {
  t: TextOf;
  format: Format;
}

interface Figure {
  key: string;
  icon: IconName;
  value: (overview: Overview, words: Words) => ReactNode;
  /** The figure in relation to another, or to the previous period. */
  note: (overview: Overview, words: Words) => ReactNode;
}

const money = (amount: number, { format }: Words) => <Amount value={format.figures(amount, { whole: true })} />;

/** A sum compared with the previous period of the same length. */
const compared = (key: 'deposits' | 'withdrawals' | 'turnover', icon: IconName): Figure => ({
  key,
  icon,
  value: ({ team }, words) => money(team[key], words),
  note: ({ team, before }, words) => <Change now={team[key]} before={before[key]} {...words} />,
});

const figures: readonly Figure[] = [
  {
    key: 'balance',
    icon: 'wallet',
    value: ({ teamBalance }, words) => money(teamBalance, words),
    note: ({ teamBalanceAt }, { t, format }) =>
      teamBalanceAt ? t('note.balance', { time: format.time(teamBalanceAt) }) : t('note.balanceSoon'),
  },
  compared('deposits', 'deposit'),
  compared('withdrawals', 'withdraw'),
  compared('turnover', 'ticket'),
  {
    key: 'payout',
    icon: 'trophy',
    value: ({ team }, words) => money(team.payout, words),
    note: ({ team }, { t, format }) => t('note.payout', { share: format.percent(shareOf(team.payout, team.turnover)) }),
  },
  {
    key: 'given',
    icon: 'cashback',
    value: ({ team }, words) => money(team.rebate + team.bonus, words),
    note: ({ team }, { t, format }) =>
      t('note.given', { rebate: format.axis(team.rebate), bonus: format.axis(team.bonus) }),
  },
  {
    key: 'result',
    icon: 'chart',
    value: ({ team: { result } }, { format }) => (
      <Amount value={format.figures(result, { whole: true, signed: true })} />
    ),
    note: ({ team: { result } }, { t }) => t(result > 0 ? 'note.ahead' : result < 0 ? 'note.behind' : 'note.even'),
  },
  {
    key: 'members',
    icon: 'agent',
    value: ({ members }, { format }) => <span className="num">{format.number(members.team)}</span>,
    note: ({ members }, { t, format }) => (
      <span>
        {t('note.active', { active: format.number(members.active) })}
        <span className={members.online > 0 ? 'up' : undefined}>
          {t('note.online', { online: format.number(members.online) })}
        </span>
      </span>
    ),
  },
];

/** Eight team figures; skeletons of the same size while they load. */
export function TeamFigures({ overview }: { overview: Overview | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const words = { t, format };
  return (
    <Stats label={t('overview.figures')} busy={!overview}>
      {figures.map(({ key, icon, value, note }) => (
        <Stat
          key={key}
          icon={icon}
          label={t(`figure.${key}`)}
          value={overview && value(overview, words)}
          note={overview && note(overview, words)}
        />
      ))}
    </Stats>
  );
}

function Change({ now, before, t, format }: Words & { now: number; before: number }): ReactElement {
  const change = changeOf(now, before);
  if (change === null) return <span>{t(now === 0 ? 'note.same' : 'note.first')}</span>;
  const rounded = Math.round(change * 10) / 10;
  if (rounded === 0) return <span>{t('note.same')}</span>;
  const share = `${rounded > 0 ? '+' : ''}${format.percent(rounded, 1)}`;
  return (
    <>
      <Icon name={rounded > 0 ? 'trend' : 'trend-down'} size={14} />
      <span>{t('note.change', { share })}</span>
    </>
  );
}

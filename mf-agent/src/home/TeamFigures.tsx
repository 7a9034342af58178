import type { agentOverview } from '@unisite/shared/contract/agents';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useFormat, useText } from '@unisite/shared/i18n';
import { classNames, Icon, type IconName, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './TeamFigures.module.css';

type Overview = ValueOf<typeof agentOverview>;

interface Figure {
  key: string;
  icon: IconName;
  value: (overview: Overview, period: 'today' | 'month') => number;
  money: boolean;
}

const figures: readonly Figure[] = [
  { key: 'balance', icon: 'wallet', money: true, value: (overview) => overview.teamBalance },
  { key: 'deposits', icon: 'deposit', money: true, value: (overview, period) => overview[period].deposits },
  { key: 'withdrawals', icon: 'withdraw', money: true, value: (overview, period) => overview[period].withdrawals },
  { key: 'turnover', icon: 'ticket', money: true, value: (overview, period) => overview[period].turnover },
  { key: 'payout', icon: 'trophy', money: true, value: (overview, period) => overview[period].payout },
  { key: 'result', icon: 'trend', money: true, value: (overview, period) => overview[period].result },
  { key: 'active', icon: 'activity', money: false, value: (overview, period) => overview[period].activeMembers },
  { key: 'fresh', icon: 'user-plus', money: false, value: (overview) => overview.newToday },
];

/** Eight figures of the team for a period; skeletons of the same size until they are there. */
export function TeamFigures(props: { overview: Overview | undefined; period: 'today' | 'month' }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { overview, period } = props;
  return (
    <dl className={styles.figures} aria-busy={!overview}>
      {figures.map(({ key, icon, value, money }) => (
        <div key={key} className={classNames('panel', styles.figure)}>
          <dt>
            <Icon name={icon} />
            {t(`figure.${key}`)}
          </dt>
          <dd className="num">
            {overview ? (
              <Shown amount={value(overview, period)} signed={key === 'result'} money={money} format={format} />
            ) : (
              <Skeleton width={140} height={24} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ShownProps {
  amount: number;
  signed: boolean;
  money: boolean;
  format: ReturnType<typeof useFormat>;
}

function Shown({ amount, signed, money, format }: ShownProps): ReactElement {
  const text = money ? format.money(amount, { whole: true, signed }) : format.number(amount);
  return <span className={signed ? (amount < 0 ? 'down' : 'up') : undefined}>{text}</span>;
}

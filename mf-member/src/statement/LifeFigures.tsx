import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount } from '@unisite/shared/ui';
import { Stat, Stats } from '@unisite/shared/ui/centre';
import type { ReactElement } from 'react';
import type { Statement } from './statementQuery.ts';
import { totalsOf } from './years.ts';

/** Lifetime figures of the account: net deposits, and net result. */
export function LifeFigures({ statement }: { statement: Statement | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const life = statement && totalsOf(statement.months);
  const since = statement && t('statement.since', { day: format.date(noonOf(statement.since)) });
  const money = (amount: number, signed = false) => (
    <Amount
      value={format.money(amount, { whole: true, signed })}
      tone={signed && amount !== 0 ? (amount > 0 ? 'up' : 'down') : undefined}
    />
  );
  return (
    <Stats label={t('statement.life')}>
      <Stat
        icon="deposit"
        label={t('statement.netDeposited')}
        value={life && money(life.netDeposited)}
        note={life && t('statement.netNote')}
      />
      <Stat icon="wallet" label={t('statement.deposited')} value={life && money(life.deposited)} note={since} />
      <Stat icon="withdraw" label={t('statement.withdrawn')} value={life && money(life.withdrawn)} note={since} />
      <Stat
        icon="chart"
        label={t('statement.net')}
        value={life && money(life.net, true)}
        note={life && t('statement.bets', { count: life.bets, figure: format.number(life.bets) })}
      />
    </Stats>
  );
}

import type { gameSheet } from '@unisite/shared/contract/games';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement, ReactNode } from 'react';
import styles from './GameSheet.module.css';

/** Return to player, volatility, and limits of stake and win; what the vendor does not state is left out. */
export function Facts({ sheet }: { sheet: ValueOf<typeof gameSheet> }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { minimumStake, maximumStake, maximumWin } = sheet;
  const money = (amount: number) => format.money(amount, { whole: true });
  const facts: readonly (readonly [key: string, value: ReactNode])[] = [
    ['rtp', format.percent(sheet.game.rtp, 2)],
    ['volatility', t(`sheet.swing.${sheet.volatility}`)],
    ...(minimumStake === null ? [] : [['minimumStake', money(minimumStake)] as const]),
    ...(maximumStake === null ? [] : [['maximumStake', money(maximumStake)] as const]),
    ...(maximumWin === null ? [] : [['maximumWin', t('sheet.times', { figure: format.number(maximumWin) })] as const]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`sheet.${key}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

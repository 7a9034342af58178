import { memberMoney } from '@unisite/shared/contract/operatorsMember';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { LoadedPanel } from './LoadedPanel.tsx';
import styles from './MemberPage.module.css';

/** A member's result for the house. */
export function FiguresPanel({ id }: { id: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const query = useOperation(memberMoney, { id });
  const money = (sum: number) => format.money(sum, { whole: Number.isInteger(sum) });
  return (
    <LoadedPanel title={t('member.figures')} failed={t('member.moneyFailed')} query={query}>
      {({ wallets, deposits, withdrawals, month: { bets, staked, won, bonus, rebate } }) => {
        const gross = staked - won;
        const all = wallets.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0) / 100;
        const main = wallets.find(({ kind }) => kind === 'member')?.balance ?? 0;
        const figures = [
          ['wallets', all, t('member.inMain', { amount: money(main) })],
          ['net', deposits - withdrawals, t('member.inOut', { in: money(deposits), out: money(withdrawals) })],
          ['turnover', staked, t('member.bets', { count: bets, n: format.number(bets) })],
          ['gross', gross, t(gross < 0 ? 'member.memberAhead' : 'member.houseAhead')],
          ['given', bonus + rebate, t('member.bonusRebate', { bonus: money(bonus), rebate: money(rebate) })],
          ['netRevenue', gross - bonus - rebate, t('member.grossLess')],
        ] as const;
        return (
          <dl className={styles.figures}>
            {figures.map(([name, value, note]) => (
              <div key={name}>
                <dt>{t(`member.figure.${name}`)}</dt>
                <dd>
                  <Amount value={money(value)} tone={value < 0 ? 'down' : undefined} />
                  <small>{note}</small>
                </dd>
              </div>
            ))}
          </dl>
        );
      }}
    </LoadedPanel>
  );
}

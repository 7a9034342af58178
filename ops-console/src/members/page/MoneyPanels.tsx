import { memberMoney } from '@unisite/shared/contract/operatorsMember';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../api/queries.ts';
import { LoadedPanel } from './LoadedPanel.tsx';
import styles from './MemberPage.module.css';

/** What a member has in each wallet, and what it came to for the house. */
export function MoneyPanels({ id }: { id: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const query = useOperation(memberMoney, { id });
  const money = (sum: number) => format.money(sum);
  return (
    <>
      <LoadedPanel title={t('member.figures')} failed={t('member.moneyFailed')} query={query}>
        {({ deposits, withdrawals, month: { bets, staked, won, bonus, rebate } }) => {
          const gross = staked - won;
          const figures = [
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
                  </dd>
                  <small>{note}</small>
                </div>
              ))}
            </dl>
          );
        }}
      </LoadedPanel>
      <LoadedPanel
        flush
        title={t('member.wallets')}
        failed={t('member.moneyFailed')}
        query={query}
        end={query.data && <span className="muted">{t('member.points', { n: format.number(query.data.points) })}</span>}
      >
        {({ wallets }) => (
          <Table
            tight
            caption={t('member.wallets')}
            rows={wallets}
            rowKey={({ kind, vendor }) => `${kind} ${vendor ?? ''}`}
            columns={[
              {
                ...{ key: 'wallet', head: t('member.wallet') },
                cell: ({ kind, vendor }) => (
                  <>
                    {t(`member.walletOf.${kind}`)} {vendor !== null && <span className="code">{vendor}</span>}
                  </>
                ),
              },
              {
                ...{ key: 'balance', head: t('member.balance'), end: true },
                cell: ({ balance }) => <Amount value={money(balance)} tone={balance < 0 ? 'down' : undefined} />,
              },
            ]}
            foot={
              <tr>
                <th scope="row">{t('member.allWallets')}</th>
                <td>{money(wallets.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0) / 100)}</td>
              </tr>
            }
          />
        )}
      </LoadedPanel>
    </>
  );
}

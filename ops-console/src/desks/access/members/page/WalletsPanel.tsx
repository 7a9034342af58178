import { memberMoney } from '@unisite/shared/contract/operatorsMember';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { LoadedPanel } from './LoadedPanel.tsx';

/** A member's balances. */
export function WalletsPanel({ id }: { id: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const query = useOperation(memberMoney, { id });
  const money = (sum: number) => format.money(sum, { whole: Number.isInteger(sum) });
  return (
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
              key: 'wallet',
              head: t('member.wallet'),
              cell: ({ kind, vendor }) => (
                <>
                  {t(`member.walletOf.${kind}`)} {vendor !== null && <span className="code">{vendor}</span>}
                </>
              ),
            },
            {
              key: 'balance',
              head: t('member.balance'),
              end: true,
              cell: ({ balance }) => <Amount value={money(balance)} tone={balance < 0 ? 'down' : undefined} />,
            },
          ]}
          foot={
            <tr>
              <th scope="row">{t('member.allWallets')}</th>
              <td className="end">
                {money(wallets.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0) / 100)}
              </td>
            </tr>
          }
        />
      )}
    </LoadedPanel>
  );
}

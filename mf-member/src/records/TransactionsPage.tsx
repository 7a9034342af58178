import { call, useOperation } from '@unisite/shared/api';
import { transactionKind, transactions } from '@unisite/shared/contract/members';
import { dayOf, spreadsheetTime } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { Chips, Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { rowsAtATime } from './collectRows.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { kindIcons } from './kindLook.ts';
import { RangeFields } from './RangeFields.tsx';
import { pageSize, RecordPage } from './RecordPage.tsx';
import { type Transaction, transactionColumns } from './transactionColumns.tsx';
import {
  hasFilters,
  noFilters,
  readTransactionFilters,
  type TransactionFilters,
  transactionsPath,
  transactionsRequest,
} from './transactionFilters.ts';
import type { Download } from './useDownload.ts';

const every = 'all';

/**
 * The account record (section 2, transactionHistory): all movements of the main wallet, or of a vendor's if the member
 * ever had one, filtered by the address.
 */
export default function TransactionsPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = dayOf(new Date());
  const filters = readTransactionFilters(useLocation().search, today);
  const { wallet, kind, range, page } = filters;
  const record = useOperation(transactions, transactionsRequest(filters, pageSize), { keepPrevious: true });
  const go = (to: Partial<TransactionFilters>, replace = true) =>
    navigate(transactionsPath({ ...filters, page: 1, ...to }, today), { replace });
  const { data } = record;
  const atVendors = data?.wallets ?? [];
  const vendor = atVendors.find((one) => one.vendor === wallet)?.displayName ?? wallet;
  const caption = vendor === null ? t('transaction.caption') : t('transaction.captionAt', { vendor });

  const download = (): Download<Transaction> => ({
    name: ['unisite', t('transaction.file'), wallet, range.from, range.to].filter(Boolean).join('-'),
    fetchPage: (at, signal) =>
      call(transactions, transactionsRequest({ ...filters, page: at }, rowsAtATime), { signal }),
    head: [
      t('record.timeZone'),
      t('transaction.kind'),
      t('transaction.subject'),
      t('record.reference'),
      t('transaction.amountUnit'),
      t('transaction.balanceUnit'),
    ],
    cells: (row) => [
      spreadsheetTime(row.at),
      t(`kind.${row.kind}`),
      row.subject,
      row.reference,
      row.amount,
      row.balanceAfter,
    ],
  });

  return (
    <>
      <PageHead page="transactionHistory" updatedAt={record.dataUpdatedAt} />
      <RecordPage
        caption={caption}
        download={<DownloadButton download={download} disabled={!data?.total} />}
        toolbar={
          <>
            <Chips
              label={t('transaction.kinds')}
              value={kind ?? every}
              onChange={(id) => go({ kind: transactionKind.options.find((one) => one === id) ?? null })}
              options={[
                { id: every, label: t('record.all') },
                ...transactionKind.options.map((id) => ({ id, label: t(`kind.${id}`), icon: kindIcons[id] })),
              ]}
            />
            <RangeFields
              range={range}
              today={today}
              onRange={(to) => go({ range: to })}
              end={
                atVendors.length > 0 && (
                  <Select
                    label={t('transaction.wallet')}
                    hideLabel
                    size="sm"
                    value={wallet ?? ''}
                    placeholder={t('transaction.mainWallet')}
                    options={atVendors.map((one) => ({ value: one.vendor, label: one.displayName }))}
                    onChange={({ target }) => go({ wallet: target.value || null })}
                  />
                )
              }
            />
          </>
        }
        totals={[
          { label: t('transaction.in'), icon: 'deposit', amount: data?.totals.moneyIn },
          { label: t('transaction.out'), icon: 'withdraw', amount: data?.totals.moneyOut },
          {
            label: t('transaction.difference'),
            icon: 'transfer',
            amount: data && data.totals.moneyIn - data.totals.moneyOut,
            signed: true,
          },
        ]}
        columns={transactionColumns(t, format)}
        record={record}
        page={page}
        onPage={(to) => go({ page: to }, false)}
        onReset={hasFilters(filters, today) ? () => navigate(transactionsPath(noFilters(today), today)) : null}
      />
    </>
  );
}

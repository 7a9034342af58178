import './cashDeskTexts.ts';
import { cashDesk, type WithdrawalSelection, withdrawalFilter } from '@unisite/shared/contract/operatorsCash';
import { useText } from '@unisite/shared/i18n';
import { Chips } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../api/queries.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import { CashFilters } from './CashFilters.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';

const pageSize = 20;

/** Withdrawals that wait for an operator, are under way, disputed or over, or the one of a reference. */
export function WithdrawalsDesk(): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const [selection, select] = useState<WithdrawalSelection>('open');
  const [market, setMarket] = useState('');
  const [page, turn] = useState(1);
  const [reference, setReference] = useState('');
  const answer = useOperation(
    cashDesk,
    reference ? { reference } : { selection, ...(market ? { market } : {}), page, pageSize },
    { keepPrevious: true },
  );
  const { data } = answer;
  const forget = () => {
    setReference('');
    turn(1);
  };
  return (
    <>
      <CashFilters
        find={t('withdrawals.find')}
        reference={reference}
        onReference={setReference}
        market={market}
        onMarket={(next) => {
          forget();
          setMarket(next);
        }}
      >
        <Chips
          label={t('withdrawals.selections')}
          value={reference ? [] : selection}
          onChange={(id) => {
            forget();
            select(withdrawalFilter.options.find((one) => one === id) ?? 'open');
          }}
          options={withdrawalFilter.options.map((id) => ({
            id,
            label: t(`withdrawals.selection.${id}`),
            count: data ? figures.count(data.counts[id] ?? 0) : undefined,
          }))}
        />
      </CashFilters>
      <h2 className="visually-hidden">{t('withdrawals.list')}</h2>
      <WithdrawalTable answer={answer} reference={reference} page={page} pageSize={pageSize} onPage={turn} />
    </>
  );
}

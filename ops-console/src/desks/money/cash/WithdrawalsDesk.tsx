import './cashDeskTexts.ts';
import { cashDesk, type WithdrawalSelection, withdrawalFilter } from '@unisite/shared/contract/operatorsCash';
import { useText } from '@unisite/shared/i18n';
import { Chips } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { CashFilters } from './CashFilters.tsx';
import { pageSize, useDeskSelection } from './useDeskSelection.ts';
import { WithdrawalTable } from './WithdrawalTable.tsx';

/** Withdrawals by selection (waiting, in progress, disputed, closed) or by reference. */
export function WithdrawalsDesk(): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { state, choose, reference, page, turn, asked, fields } = useDeskSelection<WithdrawalSelection>('open');
  const answer = useOperation(cashDesk, reference ? { reference } : { selection: state, ...asked }, {
    keepPrevious: true,
  });
  const { data } = answer;
  return (
    <>
      <CashFilters find={t('withdrawals.find')} {...fields}>
        <Chips
          label={t('withdrawals.selections')}
          value={reference ? [] : state}
          onChange={(id) => choose(withdrawalFilter.options.find((one) => one === id) ?? 'open')}
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

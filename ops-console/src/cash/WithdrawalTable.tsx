import type { cashDesk, OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { DialogButton } from '../acts/DialogButton.tsx';
import type { useOperation } from '../api/queries.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import { CashPanel } from './CashPanel.tsx';
import { useWithdrawalColumns } from './useWithdrawalColumns.tsx';
import { WithdrawalActs } from './WithdrawalActs.tsx';
import { WithdrawalDetails } from './WithdrawalDetails.tsx';

interface WithdrawalTableProps {
  answer: ReturnType<typeof useOperation<typeof cashDesk>>;
  /** What was looked for; empty: a selection. */
  reference: string;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

const canChoose = ({ state, proposal }: OperatorWithdrawal) => state === 'requested' && !proposal;
const isDisputed = ({ state }: OperatorWithdrawal) => state === 'partial' || state === 'notReceived';
const several = ['approve', 'reject'] as const;

/** A page of withdrawals, each with what speaks for and against it. */
export function WithdrawalTable({ answer, reference, ...paging }: WithdrawalTableProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const columns = useWithdrawalColumns();
  return (
    <CashPanel
      {...paging}
      answer={answer}
      caption={t('cash.list')}
      columns={columns}
      details={(row) => <WithdrawalDetails withdrawal={row} />}
      openAtFirst={(row) => isDisputed(row) || row.proposal !== null}
      acts={(row) => <WithdrawalActs withdrawal={row} />}
      canChoose={canChoose}
      none={
        reference
          ? { title: t('cash.unknown', { reference }), text: t('cash.unknownText') }
          : { title: t('cash.none'), text: t('cash.noneText') }
      }
      failed={t('cash.failed')}
      total={(count) => t('cash.total', { count, n: figures.count(count) })}
      several={(withdrawals) =>
        several.map((act) => (
          <DialogButton
            key={act}
            size="sm"
            variant={act === 'approve' ? 'primary' : 'outline'}
            request={{ kind: 'withdrawals', withdrawals, act }}
          >
            {t(`cashDesk.severalDo.${act}`, { count: withdrawals.length })}
          </DialogButton>
        ))
      }
    />
  );
}

import type { cashDesk, OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { useText } from '@unisite/shared/i18n';
import { Skeleton } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import type { useOperation } from '../../../frame/api/queries.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { CashPanel } from './CashPanel.tsx';
import { useWithdrawalColumns } from './useWithdrawalColumns.tsx';
import { WithdrawalActs } from './WithdrawalActs.tsx';

const WithdrawalDetails = lazy(async () => ({ default: (await import('./WithdrawalDetails.tsx')).WithdrawalDetails }));

interface WithdrawalTableProps {
  answer: ReturnType<typeof useOperation<typeof cashDesk>>;
  /** The searched reference; empty: a selection. */
  reference: string;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

const canChoose = ({ state, proposal }: OperatorWithdrawal) => state === 'requested' && !proposal;
const isDisputed = ({ state }: OperatorWithdrawal) => state === 'partial' || state === 'notReceived';
const several = ['approve', 'reject'] as const;

/** A page of withdrawals, each with facts for and against it. */
export function WithdrawalTable({ answer, reference, ...paging }: WithdrawalTableProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const columns = useWithdrawalColumns();
  return (
    <CashPanel
      {...paging}
      answer={answer}
      caption={t('withdrawals.list')}
      columns={columns}
      details={(row) => (
        <Suspense fallback={<Skeleton kind="row" count={2} />}>
          <WithdrawalDetails withdrawal={row} />
        </Suspense>
      )}
      opensItself={(row) => isDisputed(row) || row.proposal !== null}
      acts={(row) => <WithdrawalActs withdrawal={row} />}
      canChoose={canChoose}
      none={
        reference
          ? { title: t('withdrawals.unknown', { reference }), text: t('withdrawals.unknownText') }
          : { title: t('withdrawals.none'), text: t('withdrawals.noneText') }
      }
      failed={t('withdrawals.failed')}
      total={(count) => t('withdrawals.total', { count, n: figures.count(count) })}
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

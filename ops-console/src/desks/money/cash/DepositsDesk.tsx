import './cashDeskTexts.ts';
import { type DepositState, depositState } from '@unisite/shared/contract/deposits';
import { depositDesk, maxDepositsCounted, type OperatorDeposit } from '@unisite/shared/contract/operatorsDeposits';
import { useText } from '@unisite/shared/i18n';
import { Chips } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { CashFilters } from './CashFilters.tsx';
import { CashPanel } from './CashPanel.tsx';
import { Events } from './Events.tsx';
import { useDepositColumns } from './useDepositColumns.tsx';
import { pageSize, useDeskSelection } from './useDeskSelection.ts';

const canAsk = ({ canAsk }: OperatorDeposit) => canAsk;

/** Deposits by state or reference, with their members; the provider can be asked about open ones. */
export function DepositsDesk(): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const columns = useDepositColumns();
  const { state: selected, choose, reference, page, turn, asked, fields } = useDeskSelection<DepositState | null>(null);
  const counts = useOperation(depositDesk, { state: 'pending', ...asked, page: 1 }).data?.counts;
  // without pending ones the latest confirmed ones show
  const state = selected ?? (counts?.pending === 0 ? 'confirmed' : 'pending');
  const answer = useOperation(depositDesk, reference ? { reference } : { state, ...asked }, { keepPrevious: true });
  const counted = (count: number) => `${figures.count(count)}${count >= maxDepositsCounted ? '+' : ''}`;
  return (
    <>
      <CashFilters find={t('depositDesk.find')} {...fields}>
        <Chips
          label={t('depositDesk.states')}
          value={reference ? [] : state}
          onChange={(id) => choose(depositState.options.find((one) => one === id) ?? 'pending')}
          options={depositState.options.map((id) => ({
            id,
            label: t(`depositDesk.state.${id}`),
            count: counts ? counted(counts[id] ?? 0) : undefined,
          }))}
        />
      </CashFilters>
      <CashPanel
        answer={answer}
        caption={t('depositDesk.list')}
        columns={columns}
        details={({ events }) => <Events events={events} />}
        opensItself={() => false}
        acts={(deposit) =>
          deposit.canAsk && (
            <DialogButton
              size="sm"
              variant="outline"
              icon="refresh"
              aria-label={t('cash.actOn', { act: t('depositDesk.ask'), reference: deposit.reference })}
              request={{ kind: 'deposits', deposits: [deposit] }}
            >
              {t('depositDesk.ask')}
            </DialogButton>
          )
        }
        canChoose={canAsk}
        none={
          reference
            ? { title: t('depositDesk.unknown', { reference }), text: t('depositDesk.unknownText') }
            : { title: t('depositDesk.none'), text: t('withdrawals.noneText') }
        }
        failed={t('depositDesk.failed')}
        total={(count) => t('depositDesk.total', { count, n: counted(count) })}
        page={page}
        pageSize={pageSize}
        onPage={turn}
        several={(deposits) => (
          <DialogButton size="sm" icon="refresh" request={{ kind: 'deposits', deposits }}>
            {t('depositDesk.askSeveral', { count: deposits.length })}
          </DialogButton>
        )}
      />
    </>
  );
}

import { useOperation } from '@unisite/shared/api';
import { oneWithdrawal, type Withdrawal } from '@unisite/shared/contract/withdrawals';
import { useText } from '@unisite/shared/i18n';
import { Button, Countdown, Notice, Panel } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import styles from '../Cash.module.css';
import { cashPath } from '../cashPlace.ts';
import { FormResult } from '../FormResult.tsx';
import { Summary, type SummaryLine } from '../form/Summary.tsx';
import { QueryContent } from '../QueryContent.tsx';
import { WithdrawalTag } from '../StateTag.tsx';
import { invalidateCash } from '../useCashEvents.ts';
import { StateText } from './StateText.tsx';
import { Timeline } from './Timeline.tsx';

const ReceiptDialog = lazy(() => import('./ReceiptDialog.tsx'));

/** Poll interval while it is in progress, milliseconds; live events are faster. */
const every = 10_000;

/** One withdrawal: progress, amounts, and the member's confirmation. */
export function WithdrawalView({ id }: { id: string }): ReactElement {
  const [open, setOpen] = useState(true);
  const query = useOperation(oneWithdrawal, { id }, { staleTime: 0, ...(open ? { every } : {}) });
  const { data } = query;
  if (data && (data.closedAt === null) !== open) setOpen(data.closedAt === null);
  return (
    <QueryContent query={query} height={360}>
      {(withdrawal) => (
        <FormResult>
          <Shown withdrawal={withdrawal} />
        </FormResult>
      )}
    </QueryContent>
  );
}

function Shown({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const t = useText();
  const { state, bankAccount, reference } = withdrawal;
  const disputed = state === 'partial' || state === 'notReceived';
  return (
    <Panel title={t('withdrawal.title', { reference })} end={<WithdrawalTag state={state} />}>
      <div className={styles.one}>
        <Timeline withdrawal={withdrawal} />
        <div className="stack">
          <StateText withdrawal={withdrawal} />
          {state === 'paid' && withdrawal.receiptDue !== null && (
            <Notice tone="warn">
              {t('withdrawal.due')}{' '}
              <Countdown
                look="text"
                until={Date.parse(withdrawal.receiptDue)}
                onEnd={() => invalidateCash('withdrawal')}
              />
            </Notice>
          )}
          <Summary
            label={t('cash.summary')}
            lines={[
              { label: t('withdrawal.account'), value: `${bankAccount.bank.name} ${bankAccount.number}` },
              { label: t('withdrawal.fromWallet'), value: withdrawal.amount },
              { label: t('cash.fee'), value: withdrawal.fee === 0 ? t('cash.free') : withdrawal.fee },
              { label: t('withdrawal.toAccount'), value: withdrawal.paidOut, strong: true },
              ...receiptLines(withdrawal, t),
            ]}
          />
          {withdrawal.proofs.length > 0 && <Proofs addresses={withdrawal.proofs} />}
          {(state === 'paid' || disputed) && <Answer withdrawal={withdrawal} />}
          {withdrawal.closedAt !== null && (
            <div className={styles.buttons}>
              <Button variant="primary" href={cashPath('withdrawal', { view: 'form' })}>
                {t('withdrawal.another')}
              </Button>
              <Button variant="outline" href={cashPath('withdrawal', { view: 'history' })}>
                {t('cash.history')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Panel>
  );
}

function receiptLines(
  { receivedAmount, remainingAmount, returnedAmount }: Withdrawal,
  t: (key: string) => string,
): SummaryLine[] {
  if (receivedAmount === null || remainingAmount === null) return [];
  return [
    { label: t('withdrawal.received'), value: receivedAmount },
    { label: t('withdrawal.remaining'), value: remainingAmount, strong: returnedAmount === undefined },
    ...(returnedAmount === undefined ? [] : [{ label: t('withdrawal.returned'), value: returnedAmount, strong: true }]),
  ];
}

/** The member's proof pictures. */
function Proofs({ addresses }: { addresses: readonly string[] }): ReactElement {
  const t = useText();
  return (
    <ul className={styles.proofs} aria-label={t('withdrawal.proofs')}>
      {addresses.map((address, place) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener">
            <img src={address} alt={t('withdrawal.proof', { count: place + 1 })} width={96} height={96} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The member's statement about a payout. */
function Answer({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const t = useText();
  const [asked, ask] = useState(false);
  return (
    <>
      <Button variant="primary" size="lg" icon="check-circle" className={styles.submit} onClick={() => ask(true)}>
        {t(withdrawal.state === 'paid' ? 'withdrawal.answer' : 'withdrawal.cameAfterAll')}
      </Button>
      {asked && (
        <Suspense>
          <ReceiptDialog withdrawal={withdrawal} onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  );
}

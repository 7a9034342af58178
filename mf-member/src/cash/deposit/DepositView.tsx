import { useAction, useOperation } from '@unisite/shared/api';
import { cancelDeposit, type Deposit, oneDeposit } from '@unisite/shared/contract/deposits';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, ConfirmDialog, Countdown, Icon, Notice, Panel, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from '../Cash.module.css';
import { cashPath } from '../cashPlace.ts';
import { FormResult } from '../FormResult.tsx';
import { Summary } from '../form/Summary.tsx';
import { QueryContent } from '../QueryContent.tsx';
import { DepositTag } from '../StateTag.tsx';
import { depositAppearance } from '../stateAppearance.ts';
import { invalidateCash } from '../useCashEvents.ts';
import { TransferInstructions } from './TransferInstructions.tsx';

/** Poll interval while it is pending, milliseconds; live events are faster. */
const every = 10_000;

/** One deposit: instructions while it is pending, and its outcome. */
export function DepositView({ id }: { id: string }): ReactElement {
  const [pending, setPending] = useState(true);
  const query = useOperation(oneDeposit, { id }, { staleTime: 0, ...(pending ? { every } : {}) });
  const { data } = query;
  if (data && (data.state === 'pending') !== pending) setPending(data.state === 'pending');
  return (
    <QueryContent query={query} height={360}>
      {(deposit) => (
        <FormResult>
          {deposit.state === 'pending' ? <PendingDeposit deposit={deposit} /> : <EndedDeposit deposit={deposit} />}
        </FormResult>
      )}
    </QueryContent>
  );
}

function PendingDeposit({ deposit }: { deposit: Deposit }): ReactElement {
  const t = useText();
  const { instructions } = deposit;
  return (
    <Panel title={t('deposit.title', { reference: deposit.reference })} end={<DepositTag state={deposit.state} />}>
      <div className={styles.pending}>
        <p className={styles.clock}>
          <Icon name="clock" size={16} />
          {t('deposit.timeLeft')}{' '}
          <Countdown look="text" until={Date.parse(deposit.expiresAt)} onEnd={() => invalidateCash('deposit')} />
        </p>
        {instructions?.kind === 'transfer' && (
          <TransferInstructions amount={deposit.amount} instructions={instructions} />
        )}
        {instructions?.kind === 'page' && (
          <div className={styles.payPage}>
            <p>{t(`deposit.page.${deposit.method}`)}</p>
            <a className="btn btn--primary btn--lg" href={instructions.url} target="_blank" rel="noopener">
              <span>{t('deposit.openPage')}</span>
              <Icon name="external" size={16} />
            </a>
          </div>
        )}
        <Summary
          label={t('cash.summary')}
          lines={[
            { label: t('deposit.youSend'), value: deposit.amount },
            { label: t('cash.fee'), value: deposit.fee === 0 ? t('cash.free') : deposit.fee },
            { label: t('deposit.youGet'), value: deposit.credited, strong: true },
          ]}
        />
        <p className={styles.live} role="status">
          <span className={styles.pulse} aria-hidden />
          {t('deposit.listening')}
        </p>
        <CancelDeposit id={deposit.id} />
      </div>
    </Panel>
  );
}

function CancelDeposit({ id }: { id: string }): ReactElement {
  const t = useText();
  const cancel = useAction(cancelDeposit);
  const [asked, ask] = useState(false);
  const giveUp = async () => {
    try {
      await cancel.mutateAsync({ id });
    } catch {
      toastStore.show({ tone: 'error', title: t('deposit.notGivenUp') });
    }
    ask(false);
    invalidateCash('deposit');
  };
  return (
    <>
      <Button variant="quiet" className={styles.giveUp} onClick={() => ask(true)}>
        {t('deposit.giveUp')}
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        icon="close"
        title={t('deposit.giveUpTitle')}
        text={t('deposit.giveUpText')}
        confirm={t('deposit.giveUp')}
        cancel={t('cash.keep')}
        busy={cancel.isPending}
        onConfirm={() => void giveUp()}
        onClose={() => ask(false)}
      />
    </>
  );
}

function EndedDeposit({ deposit }: { deposit: Deposit }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { state, received, amount } = deposit;
  const money = (value: number) => format.money(value, { whole: true });
  const other = received !== null && received !== amount;
  return (
    <Panel title={t('deposit.title', { reference: deposit.reference })} end={<DepositTag state={state} />}>
      <div className={styles.ended} data-state={state}>
        <span className={styles.seal}>
          <Icon name={depositAppearance[state].icon} size={32} />
        </span>
        <h3>{t(`deposit.ended.${state}`, { amount: money(deposit.credited) })}</h3>
        <p className="soft">{deposit.reason ?? t(`deposit.endedText.${state}`)}</p>
        {other && (
          <Notice tone="warn">{t('deposit.otherAmount', { asked: money(amount), came: money(received) })}</Notice>
        )}
        {received !== null && (
          <Summary
            label={t('cash.summary')}
            lines={[
              { label: t('deposit.came'), value: received },
              { label: t('cash.fee'), value: deposit.fee === 0 ? t('cash.free') : deposit.fee },
              { label: t('deposit.credited'), value: deposit.credited, strong: true },
            ]}
          />
        )}
        <div className={styles.buttons}>
          <Button variant="primary" href={cashPath('deposit', { view: 'form' })}>
            {t(state === 'confirmed' ? 'deposit.another' : 'deposit.again')}
          </Button>
          <Button variant="outline" href={cashPath('deposit', { view: 'history' })}>
            {t('cash.history')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

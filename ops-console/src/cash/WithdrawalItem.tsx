import type { OperatorWithdrawal, WithdrawalAct } from '@unisite/shared/contract/operatorsCash';
import type { WithdrawalState } from '@unisite/shared/contract/withdrawals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../acts/DialogButton.tsx';
import styles from './Cash.module.css';
import { Events } from './Events.tsx';
import { Proofs } from './Proofs.tsx';
import { isGuarded } from './takesTwo.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalProposal } from './WithdrawalProposal.tsx';

const tones: Readonly<Partial<Record<WithdrawalState, NonNullable<TagProps['tone']>>>> = {
  requested: 'gold',
  approved: 'sky',
  paid: 'sky',
  partial: 'coral',
  notReceived: 'coral',
  received: 'jade',
  returned: 'jade',
};

const ofDispute: readonly WithdrawalAct[] = ['returnMissing', 'forceReceipt', 'askBank'];
/** What can be done about a withdrawal as it stands, the usual first. */
const acts: Readonly<Record<WithdrawalState, readonly WithdrawalAct[]>> = {
  requested: ['approve', 'reject'],
  approved: ['markPaid'],
  paid: ['forceReceipt'],
  partial: ofDispute,
  notReceived: ofDispute,
  received: [],
  returned: [],
  rejected: [],
};

/** One withdrawal: who, how much, where to, what was said, what happened, and what can be decided. */
export function WithdrawalItem({ withdrawal }: { withdrawal: OperatorWithdrawal }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { reference, state, proposal } = withdrawal;
  const possible = acts[state].filter((act) => !proposal || !isGuarded(act));
  return (
    <li className={styles.item}>
      <div className={`row ${styles.name}`}>
        <Tag tone={tones[state]}>{t(`cash.state.${state}`)}</Tag>
        <strong className="num">{reference}</strong>
        <span className={styles.sum}>
          <Amount value={format.money(withdrawal.amount, { whole: true })} />
        </span>
      </div>
      <div className={styles.words}>
        <WithdrawalFacts withdrawal={withdrawal} />
        <Proofs addresses={withdrawal.proofs} />
        <Events events={withdrawal.events} />
      </div>
      {proposal && <WithdrawalProposal withdrawal={withdrawal} proposal={proposal} />}
      <div className={styles.acts}>
        {possible.map((act) => (
          <DialogButton
            key={act}
            size="sm"
            variant={act === acts[state][0] ? 'primary' : 'outline'}
            aria-label={t('cash.actOn', { act: t(`cash.act.${act}`), reference })}
            request={{ kind: 'withdrawal', withdrawal, act }}
          >
            {t(`cash.act.${act}`)}
          </DialogButton>
        ))}
      </div>
    </li>
  );
}

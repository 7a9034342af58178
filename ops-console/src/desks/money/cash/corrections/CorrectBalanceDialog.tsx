import { vnd } from '@unisite/shared/contract/money';
import type { OperatorMember } from '@unisite/shared/contract/operators';
import {
  type CorrectionDirection,
  correctBalance,
  correctionDirection,
  corrections,
  memberBalance,
} from '@unisite/shared/contract/operatorsCorrections';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Field, Notice, Select, TextField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useOperation, useSending } from '../../../../frame/api/queries.ts';
import { readAmount } from '../../../../frame/words/readAmount.ts';
import styles from './Corrections.module.css';

const shortest = 3;
const longest = 200;

/**
 * Proposes a correction of a member's main balance: direction, amount, reason, and the text for the member. Another
 * operator decides.
 */
export function CorrectBalanceDialog({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const notifyProposed = useNotifyProposed();
  const correct = useSending(correctBalance);
  const { id, account } = member;
  const { data: now } = useOperation(memberBalance, { id });
  /** one key per dialog: a retry does not propose twice */
  const [key] = useState(() => crypto.randomUUID());
  const isTooMuch = (direction: CorrectionDirection, amount: number) =>
    now !== undefined && direction === 'debit' && amount > now.main;
  const form = useReasonForm({
    values: { direction: 'credit' as CorrectionDirection, amount: '', sentence: '' },
    validate({ direction, amount: typed, sentence }) {
      const amount = readAmount(typed, language);
      return {
        amount:
          amount === null
            ? t('corrections.amountWrong')
            : isTooMuch(direction, amount)
              ? t('corrections.tooLittle')
              : null,
        sentence: sentence.trim().length < shortest ? t('corrections.sentenceMissing') : null,
      };
    },
    submit: async ({ direction, amount: typed, sentence, why }) => {
      const amount = readAmount(typed, language);
      if (amount === null) return;
      try {
        const { reference } = await correct.send({ id, key, direction, amount, why, sentence: sentence.trim() });
        closeDialog();
        notifyProposed(t('corrections.name', { reference, account }));
      } finally {
        void refresh(corrections, memberBalance);
      }
    },
  });
  const { direction } = form.values;
  const amount = readAmount(form.values.amount, language);
  const tooMuch = amount !== null && isTooMuch(direction, amount);
  const { error: sentenceError, ...sentence } = toInput(form.field('sentence'));
  const after = now && amount !== null ? vnd(now.main + (direction === 'credit' ? amount : -amount)) : null;
  const values = { account, amount: amount === null ? '…' : format.money(amount) };
  return (
    <ReasonDialog
      title={t('corrections.title', { account })}
      icon="edit"
      consequences={[
        t(`corrections.means.${direction}`, values),
        ...(now ? [t('corrections.now', { balance: format.money(now.main) })] : []),
        ...(after !== null && !tooMuch ? [t('corrections.then', { balance: format.money(after) })] : []),
        t('corrections.waits'),
        t('corrections.told'),
      ]}
      confirm={t('corrections.send')}
      danger={direction === 'debit'}
      form={form}
      error={correct.error}
      notice={correct.error?.code === 'INSUFFICIENT_BALANCE' ? <BalanceTooLow /> : undefined}
    >
      <Select
        label={t('corrections.direction')}
        value={direction}
        onChange={({ target }) => form.change('direction', target.value === 'debit' ? 'debit' : 'credit')}
        options={correctionDirection.options.map((value) => ({ value, label: t(`corrections.${value}`) }))}
      />
      <TextField
        {...toInput(form.field('amount'))}
        label={t('corrections.amount')}
        hint={t('corrections.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        end={<span className={`muted ${styles.unit}`}>{format.currency}</span>}
      />
      <Field label={t('corrections.sentence')} hint={t('corrections.sentenceHint')} error={sentenceError}>
        {(control) => (
          <textarea
            {...control}
            {...sentence}
            className={`input ${styles.sentence}`}
            rows={2}
            maxLength={longest}
            aria-required
          />
        )}
      </Field>
    </ReasonDialog>
  );
}

/** The member now has less than the page knew. */
export function BalanceTooLow(): ReactElement {
  const t = useText();
  return (
    <Notice tone="error">
      <p>{t('corrections.tooLittle')}</p>
    </Notice>
  );
}

import type { OperatorMember } from '@unisite/shared/contract/operators';
import {
  balanceOfMember,
  type CorrectionDirection,
  correctBalance,
  correctionDirection,
  corrections,
} from '@unisite/shared/contract/operatorsCorrections';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Field, Notice, Select, TextField } from '@unisite/shared/ui';
import { type ReactElement, useRef, useState } from 'react';
import { closeDialog } from '../acts/question.ts';
import { ReasonDialog } from '../acts/ReasonDialog.tsx';
import { useActProposed } from '../acts/useActProposed.ts';
import { refresh, useAction, useOperation } from '../api/queries.ts';
import styles from './Members.module.css';
import { readAmount } from './readAmount.ts';

const shortest = 3;
const longest = 200;

/**
 * Asks for a correction of a member's main balance: which way, how much, why, and what the member reads. Another
 * operator decides it.
 */
export function CorrectBalanceDialog({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const toldProposed = useActProposed();
  const correct = useAction(correctBalance);
  const { id, account } = member;
  const { data: now } = useOperation(balanceOfMember, { id });
  /** The same question is kept once, however often it is sent. */
  const [key] = useState(() => crypto.randomUUID());
  const [direction, setDirection] = useState<CorrectionDirection>('credit');
  const [typed, setTyped] = useState('');
  const [sentence, setSentence] = useState('');
  const [tried, setTried] = useState(false);
  const field = { amount: useRef<HTMLInputElement>(null), sentence: useRef<HTMLTextAreaElement>(null) };

  const amount = readAmount(typed, language);
  const tooMuch = amount !== null && now !== undefined && direction === 'debit' && amount > now.main;
  const missing = sentence.trim().length < shortest;
  const after =
    now && amount !== null ? Math.round((now.main + (direction === 'credit' ? amount : -amount)) * 100) / 100 : null;
  const values = { account, amount: amount === null ? '…' : format.money(amount) };
  return (
    <ReasonDialog
      title={t('corrections.title', { account })}
      icon="edit"
      words={[
        t(`corrections.means.${direction}`, values),
        ...(now ? [t('corrections.now', { balance: format.money(now.main) })] : []),
        ...(after !== null && !tooMuch ? [t('corrections.then', { balance: format.money(after) })] : []),
        t('corrections.waits'),
        t('corrections.told'),
      ]}
      confirm={t('corrections.send')}
      danger={direction === 'debit'}
      busy={correct.isPending}
      error={correct.error}
      notice={correct.error?.code === 'INSUFFICIENT_BALANCE' ? <TooLittle /> : undefined}
      check={() => {
        setTried(true);
        if (amount === null || tooMuch) field.amount.current?.focus();
        else if (missing) field.sentence.current?.focus();
        return amount !== null && !tooMuch && !missing;
      }}
      onConfirm={(why) =>
        amount !== null &&
        correct.mutate(
          { id, key, direction, amount, why, sentence: sentence.trim() },
          {
            onSuccess: ({ reference }) => {
              closeDialog();
              toldProposed(t('corrections.name', { reference, account }));
            },
            onSettled: () => void refresh(corrections, balanceOfMember),
          },
        )
      }
    >
      <Select
        label={t('corrections.direction')}
        value={direction}
        onChange={({ target }) => setDirection(target.value === 'debit' ? 'debit' : 'credit')}
        options={correctionDirection.options.map((value) => ({ value, label: t(`corrections.${value}`) }))}
      />
      <TextField
        ref={field.amount}
        label={t('corrections.amount')}
        hint={t('corrections.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        end={<span className={`muted ${styles.unit}`}>{format.currency}</span>}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={tried && (amount === null ? t('corrections.amountWrong') : tooMuch && t('corrections.tooLittle'))}
      />
      <Field
        label={t('corrections.sentence')}
        hint={t('corrections.sentenceHint')}
        error={tried && missing && t('corrections.sentenceMissing')}
      >
        {(control) => (
          <textarea
            ref={field.sentence}
            {...control}
            className={`input ${styles.sentence}`}
            rows={2}
            maxLength={longest}
            aria-required
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
        )}
      </Field>
    </ReasonDialog>
  );
}

/** The member has less by now than the page knew. */
export function TooLittle(): ReactElement {
  const t = useText();
  return (
    <Notice tone="error">
      <p>{t('corrections.tooLittle')}</p>
    </Notice>
  );
}

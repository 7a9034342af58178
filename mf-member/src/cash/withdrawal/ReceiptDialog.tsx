import { useAction } from '@unisite/shared/api';
import { addProof, confirmReceipt, type Withdrawal } from '@unisite/shared/contract/withdrawals';
import { useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { base64Of } from '@unisite/shared/pictures';
import { Button, Dialog, Field, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import styles from '../Cash.module.css';
import { AmountField } from '../form/AmountField.tsx';
import { Summary } from '../form/Summary.tsx';
import { invalidateCash } from '../useCashEvents.ts';
import { ProofField } from './ProofField.tsx';
import type { ProofFile } from './proofFile.ts';

type Receipt = 'received' | 'partial' | 'notReceived';
/** Section 9. */
const longestRemarks = 140;

interface ReceiptDialogProps {
  withdrawal: Withdrawal;
  onClose: () => void;
}

/**
 * Whether a payout arrived (section 4): received, not received with proof, or partly received with proof and the
 * amount.
 */
export default function ReceiptDialog({ withdrawal, onClose }: ReceiptDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { id, paidOut, state } = withdrawal;
  const answers: readonly Receipt[] = state === 'paid' ? ['received', 'partial', 'notReceived'] : ['received'];
  const prove = useAction(addProof);
  const confirm = useAction(confirmReceipt);
  const [receipt, chooseReceipt] = useState<Receipt>('received');
  const [remarks, setRemarks] = useState('');
  const money = (value: number) => format.money(value, { whole: true });
  const needsProof = receipt !== 'received' && withdrawal.proofs.length === 0;

  const sendProofs = async (files: readonly ProofFile[]) => {
    let now = files;
    const mark = (key: string, next: ProofFile['state']) => {
      now = now.map((file) => (file.key === key ? { ...file, state: next } : file));
      form.setValue('proof', now);
    };
    for (const file of files) {
      if (file.state === 'sent') continue;
      mark(file.key, 'sending');
      try {
        await prove.mutateAsync({ id, image: base64Of(file.address) });
        mark(file.key, 'sent');
      } catch (error) {
        mark(file.key, 'chosen');
        throw error;
      }
    }
  };
  const sendAnswer = async (amount: number | null) => {
    await confirm.mutateAsync({
      id,
      receipt,
      ...(receipt === 'partial' && amount !== null ? { receivedAmount: amount } : {}),
      ...(remarks.trim() ? { remarks: remarks.trim() } : {}),
    });
  };
  const form = useForm<{ amount: number | null; proof: readonly ProofFile[] }>({
    values: { amount: null, proof: [] },
    validate: ({ amount, proof }) => ({
      amount:
        receipt === 'partial' && (amount === null || amount >= paidOut)
          ? t('receipt.amountWrong', { amount: money(paidOut) })
          : null,
      proof: needsProof && proof.length === 0 ? t('proof.missing') : null,
    }),
    submit: async ({ amount, proof }) => {
      try {
        await sendProofs(proof);
        await sendAnswer(amount);
        toastStore.show({ title: t(`receipt.done.${receipt}`), icon: 'check' });
        onClose();
      } finally {
        invalidateCash('withdrawal');
      }
    },
    fieldOfRefusal: {
      AMOUNT_OUT_OF_BOUNDS: 'amount',
      NOT_A_PICTURE: 'proof',
      PAYLOAD_TOO_LARGE: 'proof',
      TOO_MANY_PROOFS: 'proof',
      PROOF_REQUIRED: 'proof',
    },
  });
  return (
    <Dialog open title={t('receipt.title')} dismissible={!form.busy} onClose={onClose}>
      <p className="soft">{t('receipt.text', { amount: money(paidOut), reference: withdrawal.reference })}</p>
      <ValidatedForm form={form}>
        <fieldset className={styles.answers}>
          <legend className="visually-hidden">{t('receipt.title')}</legend>
          {answers.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="receipt"
                value={one}
                checked={receipt === one}
                onChange={() => chooseReceipt(one)}
              />
              <span>
                <b>{t(`receipt.${one}`)}</b>
                <small>{t(`receipt.${one}Text`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {receipt === 'partial' && (
          <>
            <AmountField {...form.field('amount')} label={t('receipt.amount')} />
            <Summary
              label={t('cash.summary')}
              lines={[
                {
                  label: t('withdrawal.remaining'),
                  value: Math.max(0, paidOut - (form.values.amount ?? 0)),
                  strong: true,
                },
              ]}
            />
          </>
        )}
        {receipt !== 'received' && (
          <>
            <ProofField {...form.field('proof')} busy={form.busy} />
            <Field label={t('receipt.remarks')} note={`${remarks.length}/${longestRemarks}`}>
              {(control) => (
                <textarea
                  {...control}
                  name="remarks"
                  className={`input ${styles.remarks}`}
                  rows={2}
                  maxLength={longestRemarks}
                  value={remarks}
                  onChange={({ target }) => setRemarks(target.value)}
                />
              )}
            </Field>
          </>
        )}
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t(
            form.busy && form.values.proof.some((file) => file.state === 'sending')
              ? 'receipt.sending'
              : 'receipt.send',
          )}
        </Button>
      </ValidatedForm>
    </Dialog>
  );
}

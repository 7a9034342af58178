import './cashDeskTexts.ts';
import type { OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Cash.module.css';
import { Proofs } from './Proofs.tsx';

interface DisputeFiguresProps {
  withdrawal: OperatorWithdrawal;
  /** Amount that returns to the wallet, VND; null: none. */
  back: OperatorWithdrawal['returnable'];
}

/** Figures and pictures of a dispute, for the decision. */
export function DisputeFigures({ withdrawal, back }: DisputeFiguresProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { paidOut, fee, receivedAmount, remainingAmount } = withdrawal;
  const feeLabel = back === null ? 'fee' : back.fee > 0 ? 'feeBack' : 'feeKept';
  const lines: readonly (readonly [label: string, value: number])[] = [
    ['withdrawals.figure.paidOut', paidOut],
    ['withdrawals.figure.came', receivedAmount ?? 0],
    ['withdrawals.figure.missing', remainingAmount ?? paidOut],
    ...(fee > 0 ? [[`withdrawals.figure.${feeLabel}`, fee] as const] : []),
    ['withdrawals.figure.back', (back?.missing ?? 0) + (back?.fee ?? 0)],
  ];
  return (
    <>
      <dl className={styles.figures} aria-label={t('withdrawals.figures')}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <Amount value={format.money(value, { whole: true })} />
            </dd>
          </div>
        ))}
      </dl>
      <Proofs addresses={withdrawal.proofs} />
    </>
  );
}

import type { Deposit } from '@unisite/shared/contract/deposits';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Icon, Notice } from '@unisite/shared/ui';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactElement } from 'react';
import styles from '../Cash.module.css';
import { CopyLine } from '../form/CopyLine.tsx';

type Transfer = Extract<NonNullable<Deposit['instructions']>, { kind: 'transfer' }>;

/** Side in pixels: scannable from a screen at arm's length. */
const side = 196;

/**
 * Recipient, amount and reference of a bank transfer, to scan or copy. The QR code is drawn here, so no external
 * service sees it.
 */
export function TransferInstructions({
  amount,
  instructions,
}: {
  amount: number;
  instructions: Transfer;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const { bank, accountName, accountNumber, memo, qr, bankPage } = instructions;
  return (
    <div className={styles.transfer}>
      <figure className={styles.qr}>
        <span>
          <QRCodeSVG value={qr} size={side} level="M" title={t('deposit.qr')} role="img" />
        </span>
        <figcaption>{t('deposit.scan')}</figcaption>
      </figure>
      <div className={styles.lines}>
        <dl>
          <CopyLine label={t('deposit.bank')} value={bank.name} />
          <CopyLine label={t('deposit.accountName')} value={accountName} />
          <CopyLine label={t('deposit.accountNumber')} value={inFours(accountNumber)} copied={accountNumber} />
          <CopyLine label={t('deposit.amount')} value={format.money(amount, { whole: true })} copied={String(amount)} />
          <CopyLine label={t('deposit.memo')} value={memo} strong />
        </dl>
        <Notice tone="warn">{t('deposit.memoNote')}</Notice>
        {bankPage !== null && (
          <a className="btn btn--outline" href={bankPage} target="_blank" rel="noopener">
            <span>{t('deposit.practiceBank')}</span>
            <Icon name="external" size={16} />
          </a>
        )}
      </div>
    </div>
  );
}

const inFours = (number: string): string => number.match(/.{1,4}/g)?.join(' ') ?? number;

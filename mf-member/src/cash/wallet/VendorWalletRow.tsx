import type { VendorWallet } from '@unisite/shared/contract/wallet';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, LazyImage } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../Cash.module.css';

interface VendorWalletRowProps {
  wallet: VendorWallet;
  /** Whether transfers to it are allowed; transfers back always are. */
  canFill: boolean;
  /** VND in the main wallet. */
  main: number;
  onAsk: (direction: 'in' | 'out') => void;
}

/** Smallest transfer, VND (contract, `transferAmount`). */
const least = 0.01;

/** The balance at one vendor, with transfers in and out. */
export function VendorWalletRow({ wallet, canFill, main, onAsk }: VendorWalletRowProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { displayName: vendor, icon, balance } = wallet;
  return (
    <li>
      <LazyImage src={icon} alt="" width={36} height={36} />
      <span className={styles.name}>
        <b>{vendor}</b>
        <small>
          <Amount value={format.money(balance)} />
        </small>
      </span>
      <span className={styles.buttons}>
        {canFill && (
          <Button
            size="sm"
            variant="outline"
            aria-label={t('transfer.inTo', { vendor })}
            disabled={main < least}
            onClick={() => onAsk('in')}
          >
            {t('transfer.in')}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('transfer.outOf', { vendor })}
          disabled={balance < least}
          onClick={() => onAsk('out')}
        >
          {t('transfer.out')}
        </Button>
      </span>
    </li>
  );
}

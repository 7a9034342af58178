import { useFormat, useText } from '@unisite/shared/i18n';
import { useBalanceHidden } from '@unisite/shared/session';
import { Amount, Button, Icon, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { usePurse } from '../games/usePurse.ts';
import styles from './GameBar.module.css';

/**
 * What the game plays from, for when the header is out of sight: asked for again by a press, kept from sight by the page's one eye. An empty wallet at a
 * vendor comes with the way to fill it.
 */
export function BarBalance({ vendor }: { vendor: string | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { amount, atVendor, asking, ask } = usePurse(vendor);
  const [hidden] = useBalanceHidden();
  const label = t(atVendor ? 'play.vendorBalance' : 'play.balance');
  return (
    <>
      <button
        type="button"
        className={`btn btn--quiet ${styles.balance}`}
        title={label}
        aria-busy={asking}
        onClick={ask}
      >
        <Icon name="wallet" />
        <span className="visually-hidden">{label}</span>
        {hidden ? (
          <span>
            <span aria-hidden>••••••</span>
            <span className="visually-hidden">{t('play.balanceHidden')}</span>
          </span>
        ) : amount === undefined ? (
          <Skeleton width={90} height={16} />
        ) : (
          <Amount value={format.money(amount)} />
        )}
      </button>
      {atVendor && amount === 0 && (
        <Button size="sm" variant="outline" icon="swap" href="/member?page=wallet">
          {t('play.fill')}
        </Button>
      )}
    </>
  );
}

import { useFormat, useText } from '@unisite/shared/i18n';
import { useBalanceHidden } from '@unisite/shared/session';
import { Amount, Icon, Skeleton } from '@unisite/shared/ui';
import { useWallets } from '@unisite/shared/wallets';
import type { ReactElement } from 'react';
import { TopUp } from '../games/TopUp.tsx';
import styles from './GameBar.module.css';

interface BarBalanceProps {
  /** Undefined until the game's vendor is known. */
  vendor: string | undefined;
  /** The game is being opened: its vendor will be known soon. */
  opening: boolean;
}

/**
 * The balance that the game plays from, for when the header is hidden: a press refetches it, the page's eye hides it.
 * Money held by bonuses stands beside it; an empty vendor wallet comes with a link to fill it.
 */
export function BarBalance({ vendor, opening }: BarBalanceProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { isSingle, purseOf, bonus, sum, merchant, ask } = useWallets();
  const [hidden] = useBalanceHidden();
  const amount = purseOf(vendor);
  const label = t(isSingle === undefined ? 'play.balance' : isSingle ? 'play.mainBalance' : 'play.vendorBalance');
  return (
    <>
      <button
        type="button"
        className={`btn btn--quiet ${styles.balance}`}
        title={label}
        aria-busy={sum.isFetching || merchant.isFetching}
        onClick={() => void ask()}
      >
        <Icon name="wallet" />
        <span className="visually-hidden">{label}</span>
        {hidden ? (
          <span>
            <span aria-hidden>••••••</span>
            <span className="visually-hidden">{t('play.balanceHidden')}</span>
          </span>
        ) : amount !== undefined ? (
          <>
            <Amount value={format.money(amount)} />
            {isSingle && bonus !== undefined && bonus > 0 && (
              <small className={styles.bonus}>{t('play.bonus', { amount: format.money(bonus) })}</small>
            )}
          </>
        ) : opening || merchant.isFetching ? (
          <Skeleton width={90} height={16} />
        ) : (
          <span className="num">–</span>
        )}
      </button>
      {isSingle === false && amount === 0 && <TopUp size="sm" variant="outline" />}
    </>
  );
}

import { useOperation } from '@unisite/shared/api';
import { balance } from '@unisite/shared/contract/wallet';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useBalanceHidden } from '@unisite/shared/session';
import { Amount, Icon, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './GameBar.module.css';

/** The balance over the game, for when the header is out of sight: asked for again by a press, kept from sight by the page's one eye. */
export function BarBalance(): ReactElement {
  const t = useText();
  const format = useFormat();
  const { data, refetch, isFetching } = useOperation(balance, {});
  const [hidden] = useBalanceHidden();
  return (
    <button
      type="button"
      className={`btn btn--quiet ${styles.balance}`}
      title={t('play.balance')}
      aria-busy={isFetching}
      onClick={() => void refetch()}
    >
      <Icon name="wallet" />
      <span className="visually-hidden">{t('play.balance')}</span>
      {hidden ? (
        <span>
          <span aria-hidden>••••••</span>
          <span className="visually-hidden">{t('play.balanceHidden')}</span>
        </span>
      ) : data ? (
        <Amount value={format.money(data.sumBalance)} />
      ) : (
        <Skeleton width={90} height={16} />
      )}
    </button>
  );
}

import { useFormat, useText } from '@unisite/shared/i18n';
import { useBalanceHidden } from '@unisite/shared/session';
import { Button, classNames, Icon, IconButton, Skeleton, toastStore } from '@unisite/shared/ui';
import { useWallets } from '@unisite/shared/wallets';
import type { ReactElement } from 'react';
import { subPagePath } from '../centre/subPage.ts';
import styles from './Account.module.css';

/**
 * The member's total, labelled as such unless the main wallet is the only one: hidden or shown by the eye, refetched by
 * a press. The header's balance announces changes.
 */
export function WalletCard(): ReactElement {
  const t = useText();
  const format = useFormat();
  const { areMany, total, bonus, sum, ask } = useWallets();
  const [hidden, hide] = useBalanceHidden();
  const refresh = async () => {
    const error = await ask();
    if (error) toastStore.show({ tone: 'error', title: t('wallet.failed'), text: error.message });
  };
  return (
    <section className={classNames('panel', styles.wallet)} aria-labelledby="wallet-name" aria-busy={sum.isFetching}>
      <Icon name="drum" className={styles.drum} />
      <div className={styles.label}>
        <Icon name="wallet" />
        <h2 id="wallet-name">{t(areMany === false ? 'wallet.main' : 'wallet.total')}</h2>
        <IconButton
          size="sm"
          icon={hidden ? 'eye-off' : 'eye'}
          label={t(hidden ? 'wallet.show' : 'wallet.hide')}
          onClick={() => hide(!hidden)}
        />
        <IconButton
          size="sm"
          icon="refresh"
          label={t('wallet.refresh')}
          busy={sum.isFetching}
          onClick={() => void refresh()}
        />
      </div>
      <p className={styles.sum}>
        <Sum hidden={hidden} sum={total} failed={sum.isError} />
      </p>
      {bonus !== undefined && bonus > 0 && !hidden && (
        <a className={styles.bonus} href={subPagePath('bonusDetails')}>
          <Icon name="gift" />
          {t('wallet.bonus', { amount: format.money(bonus) })}
        </a>
      )}
      <div className={styles.actions}>
        <Button size="sm" variant="primary" icon="deposit" href={subPagePath('deposit')}>
          {t('menu.deposit')}
        </Button>
        <Button size="sm" variant="outline" icon="withdraw" href={subPagePath('withdrawal')}>
          {t('menu.withdrawal')}
        </Button>
        <Button size="sm" variant="outline" icon="document" href={subPagePath('transactionHistory')}>
          {t('menu.records')}
        </Button>
      </div>
    </section>
  );
}

function Sum({ hidden, sum, failed }: { hidden: boolean; sum: number | undefined; failed: boolean }): ReactElement {
  const t = useText();
  const format = useFormat();
  if (hidden) {
    return (
      <>
        <span aria-hidden>••••••••</span>
        <span className="visually-hidden">{t('wallet.hidden')}</span>
      </>
    );
  }
  if (sum === undefined) return failed ? <span>–</span> : <Skeleton width={220} height={30} />;
  return (
    <>
      <span className="num">{format.figures(sum)}</span> <small>{format.currency}</small>
    </>
  );
}

import type { GoodsItem } from '@unisite/shared/contract/points';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, classNames, Flag, LazyImage } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Mall.module.css';

interface GoodsCardProps {
  item: GoodsItem;
  /** The member's points; null: signed out, or loading. */
  points: number | null;
  /** In the first view. */
  first: boolean;
  onRedeem: () => void;
}

/** An item with its price, and a button to redeem it or the reason why not. */
export function GoodsCard({ item, points, first, onRedeem }: GoodsCardProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { name, summary, price, stock, flag, barred } = item;
  return (
    <article className={classNames('panel', styles.good, barred === 'stock' && styles.out)}>
      <div className={styles.art}>
        {flag && <Flag kind={flag} />}
        <LazyImage src={item.picture} alt="" width={160} height={116} first={first} />
      </div>
      <div className={styles.body}>
        <h3>{name}</h3>
        <p className={styles.price}>
          {format.number(price)} <small>{t('mall.points')}</small>
        </p>
        <p className="muted">
          {stock === null ? summary : stock === 0 ? t('mall.outOfStock') : t('mall.left', { n: format.number(stock) })}
        </p>
        <Way item={item} points={points} onRedeem={onRedeem} />
      </div>
    </article>
  );
}

function Way({ item, points, onRedeem }: Pick<GoodsCardProps, 'item' | 'points' | 'onRedeem'>): ReactElement {
  const t = useText();
  const format = useFormat();
  const { name, price, barred, level } = item;
  if (barred)
    return (
      <p className={styles.barred}>
        {barred === 'level' ? t('mall.barred.level', { level: level ?? '' }) : t(`mall.barred.${barred}`)}
      </p>
    );
  if (points !== null && points < price) {
    const share = Math.max(0, points) / price;
    return (
      <div className={styles.need}>
        <svg className="meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className="track" width="100" height="6" />
          <rect className="fill" width={share * 100} height="6" />
        </svg>
        <p>{t('mall.short', { points: format.number(price - points) })}</p>
      </div>
    );
  }
  return (
    <Button size="sm" block aria-label={t('mall.redeemOne', { name })} onClick={onRedeem}>
      {t('mall.redeem')}
    </Button>
  );
}

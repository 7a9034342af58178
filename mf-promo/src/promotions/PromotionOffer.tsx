import { type PromotionCard, promotionAddress } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { classNames, LazyImage } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ClaimAction } from './ClaimAction.tsx';
import styles from './Offers.module.css';
import { TimeLeftText } from './TimeLeftText.tsx';

interface PromotionOfferProps {
  promotion: PromotionCard;
  /** Shows the kind over the picture, where cards of several kinds mix. */
  kind?: boolean;
}

/** A promotion as a card: picture, highlight, title, summary, time left, and action. */
export function PromotionOffer({ promotion, kind = false }: PromotionOfferProps): ReactElement {
  const t = useText();
  const { id, title, highlight, summary, banner, endsAt } = promotion;
  return (
    <article className={classNames('panel', styles.offer)}>
      <div className={styles.art}>
        <LazyImage src={banner.wide} alt="" width={1200} height={420} />
        {kind && (
          <p className={styles.tags}>
            <span className="tag">{t(`kind.${promotion.kind}`)}</span>
          </p>
        )}
        {highlight && <p className={styles.sum}>{highlight}</p>}
      </div>
      <div className={styles.body}>
        <h3>
          <Link className={styles.title} to={promotionAddress(id)}>
            {title}
          </Link>
        </h3>
        <p>{summary}</p>
        <div className={styles.foot}>
          <TimeLeftText endsAt={endsAt} />
          <ClaimAction promotion={promotion} size="sm" />
        </div>
      </div>
    </article>
  );
}

import { type PromotionCard, promotionAddress } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { classNames, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ClaimAction } from './ClaimAction.tsx';
import { GoldTitle } from './GoldTitle.tsx';
import styles from './Offers.module.css';
import { TimeLeftText } from './TimeLeftText.tsx';

/** The promotion shown large, across the full width. */
export function LeadOffer({ promotion }: { promotion: PromotionCard }): ReactElement {
  const t = useText();
  const { id, title, highlight, summary, banner, endsAt } = promotion;
  return (
    <article className={classNames('panel', styles.offer, styles.lead)}>
      <div className={styles.art}>
        <img src={banner.wide} width={1200} height={420} alt="" decoding="async" fetchPriority="high" />
      </div>
      <div className={styles.body}>
        <Tag tone="gold" icon="hot">
          {t('promotions.lead')}
        </Tag>
        <h2>
          <Link className={styles.title} to={promotionAddress(id)}>
            <GoldTitle title={title} highlight={highlight} />
          </Link>
        </h2>
        <p>{summary}</p>
        <div className={styles.foot}>
          <ClaimAction promotion={promotion} size="lg" primary />
          <TimeLeftText endsAt={endsAt} />
        </div>
      </div>
    </article>
  );
}

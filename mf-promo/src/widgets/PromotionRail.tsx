import { prefetch, useOperation } from '@unisite/shared/api';
import { promotions } from '@unisite/shared/contract/promotions';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Placeholder, Section } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { railPromotions } from '../promotions/groupPromotions.ts';
import styles from '../promotions/Offers.module.css';
import { PromotionOffer } from '../promotions/PromotionOffer.tsx';

prefetch(promotions, {});

/**
 * Three promotions on the home page, with a link to all. Failures are reported by the hero, which shows the same list.
 */
export default function PromotionRail(): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const running = useOperation(promotions, {}, { staleTime: 300_000 });
  if (running.error && !running.data) return null;
  if (!running.data) return <Placeholder shape="cards" />;
  const { rows } = running.data;
  if (rows.length === 0) return null;
  return (
    <Section
      title={t('rail.title')}
      icon="promo"
      more={{ label: t('rail.all', { number: format.number(rows.length) }), href: '/promotions' }}
    >
      <div className={styles.offers}>
        {railPromotions(rows, 3).map((promotion) => (
          <PromotionOffer key={promotion.id} promotion={promotion} />
        ))}
      </div>
    </Section>
  );
}

import { useOperation } from '@unisite/shared/api';
import { promotions } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import { Section } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Offers.module.css';
import { PromotionOffer } from './PromotionOffer.tsx';

/** Three other promotions below one; nothing when there are none. */
export function OtherPromotions({ except }: { except: string }): ReactElement | null {
  const t = useText();
  const running = useOperation(promotions, {}, { staleTime: 60_000 });
  const others = (running.data?.rows ?? []).filter(({ id }) => id !== except).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <Section title={t('detail.others')} icon="promo" more={{ label: t('detail.all'), href: '/promotions' }}>
      <div className={styles.offers}>
        {others.map((promotion) => (
          <PromotionOffer key={promotion.id} promotion={promotion} kind />
        ))}
      </div>
    </Section>
  );
}

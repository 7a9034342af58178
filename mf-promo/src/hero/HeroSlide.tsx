import { type PromotionCard, promotionAddress } from '@unisite/shared/contract/promotions';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { GoldTitle } from '../promotions/GoldTitle.tsx';
import { LeadButton } from '../promotions/LeadButton.tsx';
import { leadWord } from '../promotions/leadWord.ts';
import { splitHighlight } from '../promotions/splitHighlight.ts';
import styles from './Carousel.module.css';
import { Fan } from './Fan.tsx';

/** Longer titles would take a third line in the large size, characters. */
const longTitle = 34;

interface HeroSlideProps {
  promotion: PromotionCard;
  /** "1 of 4". */
  name: string;
  /** It is part of the first paint: its pictures load eagerly. */
  first: boolean;
  shown: boolean;
}

/** One promotion: text on the left, its games or picture on the right. */
export function HeroSlide({ promotion, name, first, shown }: HeroSlideProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { id, title, highlight, summary, endsAt, to, tiles, banner, claim } = promotion;
  const written = splitHighlight(title, highlight).reduce((length, { text }) => length + text.length, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={t('hero.slideRole')}
      aria-label={name}
      inert={!shown}
    >
      {tiles.length >= 3 ? (
        <Fan tiles={tiles} first={first} />
      ) : (
        <picture>
          <source media="(max-width: 767px)" srcSet={banner.phone} width={800} height={1000} />
          <img
            className={styles.art}
            src={banner.wide}
            width={1200}
            height={420}
            alt=""
            decoding="async"
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
          />
        </picture>
      )}
      <div className={styles.copy}>
        <Tag tone="gold" icon="hot">
          {endsAt ? t('hero.until', { day: format.dayAndMonth(endsAt) }) : t('hero.always')}
        </Tag>
        <h2 className={written > longTitle ? styles.long : undefined}>
          <GoldTitle title={title} highlight={highlight} />
        </h2>
        <p>{summary}</p>
        <div className={styles.actions}>
          {claim && (
            <Button variant="primary" size="lg" href={promotionAddress(id)}>
              {t('hero.seeAndJoin')}
            </Button>
          )}
          <LeadButton promotion={promotion} variant={claim ? 'outline' : 'primary'} size="lg" />
          {!claim && leadWord(to) && (
            <Button variant="outline" size="lg" href={promotionAddress(id)}>
              {t('promotions.details')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

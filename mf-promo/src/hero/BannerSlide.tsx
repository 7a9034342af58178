import type { Banner } from '@unisite/shared/contract/messages';
import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { noticePath } from '../notices/noticePath.ts';
import styles from './Carousel.module.css';

interface BannerSlideProps {
  banner: Banner;
  /** "5 of 6". */
  name: string;
  shown: boolean;
}

/** A banner announcement of the home page: text on the left, over its picture. */
export function BannerSlide({ banner: { id, title, text, picture, to }, name, shown }: BannerSlideProps): ReactElement {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={t('hero.slideRole')}
      aria-label={name}
      inert={!shown}
    >
      <img className={styles.art} src={picture} width={1200} height={420} alt="" decoding="async" loading="lazy" />
      <div className={styles.copy}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <Button variant="primary" size="lg" href={to ?? noticePath({ id })}>
            {t('promotions.details')}
          </Button>
        </div>
      </div>
    </div>
  );
}

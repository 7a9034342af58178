import type { Banner } from '@unisite/shared/contract/messages';
import type { PromotionCard } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import { IconButton } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { BannerSlide } from './BannerSlide.tsx';
import styles from './Carousel.module.css';
import { HeroSlide } from './HeroSlide.tsx';
import { isRotating, nextIndex, useHasAttention, useReducedMotion, useRotation } from './rotation.ts';
import { useSnapScroll } from './useSnapScroll.ts';

const every = 7_000;

interface CarouselProps {
  promotions: readonly PromotionCard[];
  /** Announcements, after the promotions. */
  banners: readonly Banner[];
}

/**
 * A carousel that rotates until it is paused or gets attention, and moves by buttons, dots, arrow keys and swipes. The
 * first slide shows before any script runs.
 */
export function Carousel({ promotions, banners }: CarouselProps): ReactElement {
  const t = useText();
  const calm = useReducedMotion();
  const slides = [...promotions, ...banners];
  const several = slides.length > 1;
  const { viewport, index, go } = useSnapScroll();
  const [stopped, setStopped] = useState(false);
  const { attended, handlers } = useHasAttention();
  const running = isRotating(slides.length, { stopped, attended, calm });

  const move = (by: 1 | -1) => go(nextIndex(index, by, slides.length), calm);
  useRotation(running, every, () => move(1));
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('hero.carousel')}
      aria-label={t('hero.label')}
      onKeyDown={several ? keys : undefined}
      {...handlers}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={running ? 'off' : 'polite'}>
          {promotions.map((promotion, place) => (
            <HeroSlide
              key={promotion.id}
              promotion={promotion}
              name={t('hero.slide', { number: place + 1, count: slides.length })}
              first={place === 0}
              shown={place === index}
            />
          ))}
          {banners.map((banner, place) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              name={t('hero.slide', { number: promotions.length + place + 1, count: slides.length })}
              shown={promotions.length + place === index}
            />
          ))}
        </div>
      </div>
      {several && (
        <>
          <div className={styles.dots}>
            {slides.map(({ id, title }, place) => (
              <button
                key={id}
                type="button"
                aria-label={t('hero.show', { number: place + 1, title })}
                aria-current={place === index || undefined}
                onClick={() => go(place, calm)}
              />
            ))}
          </div>
          <div className={styles.arrows}>
            {!calm && (
              <IconButton
                variant="round"
                icon={stopped ? 'play' : 'pause'}
                label={t(stopped ? 'hero.play' : 'hero.pause')}
                onClick={() => setStopped(!stopped)}
              />
            )}
            <IconButton variant="round" icon="left" label={t('hero.previous')} onClick={() => move(-1)} />
            <IconButton variant="round" icon="right" label={t('hero.next')} onClick={() => move(1)} />
          </div>
        </>
      )}
    </section>
  );
}

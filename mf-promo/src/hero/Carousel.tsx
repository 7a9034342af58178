import type { PromotionCard } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import { IconButton } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import styles from './Carousel.module.css';
import { HeroSlide } from './HeroSlide.tsx';
import { isRotating, nextIndex, useHasAttention, useReducedMotion, useRotation } from './rotation.ts';
import { useSnapScroll } from './useSnapScroll.ts';

const every = 7_000;

/**
 * Slides that follow one another: by themselves until somebody looks closer or stops them, by buttons, dots, arrows and
 * finger. The first one stands there before the carousel does anything.
 */
export function Carousel({ promotions }: { promotions: readonly PromotionCard[] }): ReactElement {
  const t = useText();
  const calm = useReducedMotion();
  const several = promotions.length > 1;
  const { viewport, index, go } = useSnapScroll();
  const [stopped, setStopped] = useState(false);
  const { attended, handlers } = useHasAttention();
  const running = isRotating(promotions.length, { stopped, attended, calm });

  const move = (by: 1 | -1) => go(nextIndex(index, by, promotions.length), calm);
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
              name={t('hero.slide', { number: place + 1, count: promotions.length })}
              first={place === 0}
              shown={place === index}
            />
          ))}
        </div>
      </div>
      {several && (
        <>
          <div className={styles.dots}>
            {promotions.map(({ id, title }, place) => (
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

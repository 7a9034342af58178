import { classNames, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Carousel.module.css';

/** Three fanned-out games, the first in the middle. Decorative: the text beside it says the same. */
export function Fan({ tiles, first }: { tiles: readonly string[]; first: boolean }): ReactElement {
  const [middle, left, right] = tiles;
  const card = (src: string | undefined, place: string | undefined, chief: boolean) =>
    src && (
      <img
        className={classNames(styles.card, place)}
        src={src}
        width={300}
        height={400}
        alt=""
        decoding="async"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first && chief ? 'high' : 'auto'}
        draggable={false}
      />
    );
  return (
    <div className={styles.fan} aria-hidden>
      <Icon name="drum" className={styles.drum} />
      {card(left, styles.left, false)}
      {card(right, styles.right, false)}
      {card(middle, styles.middle, true)}
    </div>
  );
}

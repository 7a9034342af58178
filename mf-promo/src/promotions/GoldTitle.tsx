import type { ReactElement } from 'react';
import styles from './Offers.module.css';
import { splitHighlight } from './splitHighlight.ts';

/** A promotion's title with its highlight in gold. */
export function GoldTitle({ title, highlight }: { title: string; highlight: string | null }): ReactElement {
  return (
    <>
      {splitHighlight(title, highlight).map(({ text, gold }) =>
        gold ? (
          <em key={text} className={styles.gold}>
            {text}
          </em>
        ) : (
          text
        ),
      )}
    </>
  );
}

import { useText } from '@unisite/shared/i18n';
import { classNames, Scroller, VisuallyHidden } from '@unisite/shared/ui';
import { Fragment, type ReactElement } from 'react';
import type { Word } from '../electronic/statistics.ts';
import { bigRoad, ROAD_ROWS } from './bigRoad.ts';
import styles from './Roads.module.css';

const BEAD = 26;
const RING = 22;
/** Number of results read to screen readers. */
const READ = 20;

const sides: Readonly<Partial<Record<Word, string | undefined>>> = {
  big: styles.first,
  odd: styles.first,
  dragon: styles.first,
  small: styles.second,
  even: styles.second,
  tiger: styles.second,
  tie: styles.tie,
};

interface RoadBoxProps {
  title: string;
  /** Oldest first. */
  words: readonly Word[];
}

/** Results of one reading as bead road and big road, the newest at the right, framed. */
export function RoadBox({ title, words }: RoadBoxProps): ReactElement {
  const t = useText();
  const kinds = [...new Set(words)].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const newest = words.slice(-READ).toReversed();
  return (
    <section className={styles.box}>
      <div className={styles.boxHead}>
        <h3>{title}</h3>
        <p className="muted">
          {kinds.map((word, at) => (
            <Fragment key={word}>
              {at > 0 && ' · '}
              <b className={sides[word]}>
                {t(`reading.word.${word}`)} <span className="num">{words.filter((one) => one === word).length}</span>
              </b>
            </Fragment>
          ))}
        </p>
      </div>
      <VisuallyHidden>
        <p>
          {t('roads.newest', {
            count: newest.length,
            words: newest.map((word) => t(`reading.word.${word}`)).join(', '),
          })}
        </p>
      </VisuallyHidden>
      <BeadRoad title={title} words={words} />
      <BigRoad title={title} words={words} />
    </section>
  );
}

const order: readonly Word[] = ['big', 'small', 'odd', 'even', 'dragon', 'tiger', 'tie'];

function BeadRoad({ title, words }: RoadBoxProps): ReactElement {
  const t = useText();
  const columns = Math.ceil(words.length / ROAD_ROWS);
  const last = words.length - 1;
  return (
    <Scroller className={classNames(styles.scroll, styles.beads)} label={t('roads.beadOf', { title })}>
      <svg width={columns * BEAD} height={ROAD_ROWS * BEAD} aria-hidden>
        {words.map((word, at) => {
          const x = (Math.floor(at / ROAD_ROWS) + 0.5) * BEAD;
          const y = ((at % ROAD_ROWS) + 0.5) * BEAD;
          return (
            <Fragment key={at}>
              <circle className={sides[word]} cx={x} cy={y} r={10} />
              <text x={x} y={y + 4}>
                {t(`roads.letter.${word}`)}
              </text>
              {at === last && (
                <rect className={styles.last} x={x - BEAD / 2 + 1} y={y - BEAD / 2 + 1} width={24} height={24} rx={5} />
              )}
            </Fragment>
          );
        })}
      </svg>
    </Scroller>
  );
}

function BigRoad({ title, words }: RoadBoxProps): ReactElement {
  const t = useText();
  const cells = bigRoad(words);
  const columns = Math.max(...cells.map(({ column }) => column + 1), 1);
  return (
    <Scroller className={classNames(styles.scroll, styles.rings)} label={t('roads.bigOf', { title })}>
      <svg width={columns * RING} height={ROAD_ROWS * RING} aria-hidden>
        {cells.map(({ column, row, word, ties }, at) => {
          const [x, y] = [(column + 0.5) * RING, (row + 0.5) * RING];
          return (
            <Fragment key={`${column} ${row}`}>
              <circle className={sides[word]} cx={x} cy={y} r={7.5} />
              <text x={x} y={y + 3.5}>
                {t(`roads.letter.${word}`)}
              </text>
              {ties > 0 && <path className={styles.tie} d={`M${x - 8} ${y + 8}L${x + 8} ${y - 8}`} />}
              {at === cells.length - 1 && (
                <rect className={styles.last} x={x - RING / 2 + 1} y={y - RING / 2 + 1} width={20} height={20} rx={5} />
              )}
            </Fragment>
          );
        })}
      </svg>
    </Scroller>
  );
}

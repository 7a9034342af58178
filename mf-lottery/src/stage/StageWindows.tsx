import type { ElectronicGroup } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { classNames, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { drawOf } from '../electronic/certainReadings.ts';
import { usePlaceNames } from '../electronic/placeNames.ts';
import { Ball } from '../parts/Balls.tsx';
import styles from './Stage.module.css';

interface StageWindowsProps {
  kind: ElectronicGroup;
  /** The revealed values, from the first. */
  opened: readonly string[];
  /** The remaining ones are being drawn. */
  isTurning: boolean;
}

const shapes: Readonly<Record<ElectronicGroup, string | undefined>> = {
  SSC: styles.digits,
  LF: styles.digits,
  '11X5': styles.digits,
  PK10: styles.racers,
  LHC: styles.balls,
};

const REEL = [7, 2, 9, 4, 0, 6, 1, 8, 3, 5, 7, 2];

/** The values of a draw, one per window: revealed ones stand, others roll. */
export function StageWindows({ kind, opened, isTurning }: StageWindowsProps): ReactElement {
  const t = useText();
  const names = usePlaceNames(kind);
  return (
    <ol className={classNames(styles.windows, shapes[kind])}>
      {Array.from({ length: drawOf[kind].count }, (_, place) => {
        const number = opened[place];
        return (
          <li key={names[place]} className={classNames(number === undefined && isTurning && styles.turning)}>
            <small>{names[place]}</small>
            {number !== undefined ? (
              kind === 'PK10' || kind === 'LHC' ? (
                <Ball kind={kind} number={number} />
              ) : (
                <b>{number}</b>
              )
            ) : (
              <>
                <VisuallyHidden>{t('stage.coming')}</VisuallyHidden>
                {isTurning && (
                  <span className={styles.reel} aria-hidden>
                    {REEL.map((digit, at) => (
                      <span key={at}>{digit}</span>
                    ))}
                  </span>
                )}
                <i aria-hidden>?</i>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

import type { ElectronicGroup } from '@unisite/shared/contract/lotteryAddress';
import { useText } from '@unisite/shared/i18n';
import { waveOf } from '@unisite/shared/lottery';
import { classNames, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Balls.module.css';

interface BallsProps {
  kind: ElectronicGroup;
  numbers: readonly string[];
  size?: 'sm' | 'md' | 'lg';
}

const plain = { SSC: styles.gold, '11X5': styles.blue, LF: styles.red } as const;

/** The balls of an electronic draw, styled by kind. */
export function Balls({ kind, numbers, size = 'md' }: BallsProps): ReactElement {
  const t = useText();
  const last = numbers.length - 1;
  return (
    <span className={classNames(styles.balls, styles[size])}>
      {numbers.map((number, index) => {
        // the numbers of a draw never reorder
        const key = `${index}-${number}`;
        if (kind !== 'LHC') return <Ball key={key} kind={kind} number={number} />;
        return (
          <span key={key} className={styles.waved}>
            {index === last && (
              <span className={styles.plus}>
                <span aria-hidden>+</span>
                <VisuallyHidden>{t('reading.special')}</VisuallyHidden>
              </span>
            )}
            <Ball kind={kind} number={number} />
          </span>
        );
      })}
    </span>
  );
}

/** One number of an electronic draw, sized by its container. */
export function Ball({ kind, number }: { kind: ElectronicGroup; number: string }): ReactElement {
  const t = useText();
  if (kind === 'PK10')
    return <span className={classNames(styles.racer, styles[`n${Number(number)}`])}>{Number(number)}</span>;
  if (kind !== 'LHC') return <span className={classNames(styles.ball, plain[kind])}>{number}</span>;
  const wave = waveOf(Number(number));
  return (
    <span className={classNames(styles.ball, styles[wave])} title={t(`reading.word.${wave}`)}>
      {number}
      <VisuallyHidden> {t(`reading.word.${wave}`)}</VisuallyHidden>
    </span>
  );
}

/** A number of a Vietnamese draw, digit by digit; the last two, which most bets are on, in gold. */
export function DigitBalls({ number }: { number: string }): ReactElement {
  const digits = [...number];
  return (
    <span className={classNames(styles.balls, styles.md)}>
      <VisuallyHidden>{number}</VisuallyHidden>
      {digits.map((digit, index) => (
        <span
          key={`${index}-${digit}`}
          aria-hidden
          className={classNames(styles.ball, index < digits.length - 2 ? styles.blue : styles.gold)}
        >
          {digit}
        </span>
      ))}
    </span>
  );
}

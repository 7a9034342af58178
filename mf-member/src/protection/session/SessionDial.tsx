import type { ReactElement } from 'react';
import styles from './Session.module.css';

const radius = 46;
const around = 2 * Math.PI * radius;

interface SessionDialProps {
  /** Text alternative. */
  label: string;
  clock: string;
  note: string;
  /** Elapsed share of the time to the next reminder, from 0 to 1; null: no reminder is due. */
  passed: number | null;
}

/** Session time, with an arc that closes towards the next reminder. */
export function SessionDial({ label, clock, note, passed }: SessionDialProps): ReactElement {
  return (
    <div className={styles.dial} role="img" aria-label={label}>
      <svg viewBox="0 0 104 104" aria-hidden>
        <circle className={styles.track} cx="52" cy="52" r={radius} />
        {passed !== null && passed > 0 && (
          <circle
            className={styles.arc}
            cx="52"
            cy="52"
            r={radius}
            strokeDasharray={`${(passed * around).toFixed(1)} ${around.toFixed(1)}`}
            transform="rotate(-90 52 52)"
          />
        )}
      </svg>
      <span aria-hidden>
        <b>{clock}</b>
        <small>{note}</small>
      </span>
    </div>
  );
}

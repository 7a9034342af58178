import type { PlayLimit } from '@unisite/shared/contract/protection';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { limitKey } from '../limits/limitRules.ts';
import { RaiseLine } from './RaiseLine.tsx';
import styles from './Raises.module.css';

interface RaisesProps {
  limits: readonly PlayLimit[];
  /** During a break nothing can be raised. */
  onBreak: boolean;
  onAnswered: () => void;
}

/** The member's requested higher limits, confirmable ones first. */
export function Raises({ limits, onBreak, onAnswered }: RaisesProps): ReactElement | null {
  const t = useText();
  const raised = limits
    .flatMap((limit) => (limit.raise ? [{ limit, raise: limit.raise }] : []))
    .toSorted((one, other) => Date.parse(one.raise.confirmFrom) - Date.parse(other.raise.confirmFrom));
  if (raised.length === 0) return null;
  return (
    <ul className={styles.raises} aria-label={t('protection.raise.title')}>
      {raised.map(({ limit, raise }) => (
        <RaiseLine key={limitKey(limit)} limit={limit} raise={raise} onBreak={onBreak} onAnswered={onAnswered} />
      ))}
    </ul>
  );
}

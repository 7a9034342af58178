import { isDay } from '@unisite/shared/days';
import { useState } from 'react';

interface Applied {
  /** YYYY-MM-DD. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Whether it may be empty: ''. */
  readonly optional?: boolean | undefined;
  readonly onDay: (day: string) => void;
}

/**
 * A date that applies as soon as it is complete and within bounds. Other input stays in the field and is reverted on
 * blur.
 */
export function useAppliedDay({ value, min, max, optional = false, onDay }: Applied) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    min,
    max,
    onDay: (day: string) => {
      const isWhole = day === '' ? optional : isDay(day) && (!min || day >= min) && (!max || day <= max);
      setTyped(isWhole ? null : day);
      if (isWhole && day !== value) onDay(day);
    },
    onBlur: () => setTyped(null),
  };
}

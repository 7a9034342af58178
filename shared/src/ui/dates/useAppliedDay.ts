import { isDay } from '@unisite/shared/days';
import { useState } from 'react';

interface Applied {
  /** YYYY-MM-DD. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Whether there may be none: ''. */
  readonly optional?: boolean | undefined;
  readonly onDay: (day: string) => void;
}

/**
 * A day that takes effect as soon as it is whole and within its bounds. What is typed halfway, or lies outside, waits in the
 * field and is taken back when it is left.
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

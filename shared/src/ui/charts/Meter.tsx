import { classNames } from '../classNames.ts';

export type MeterProps = {
  /** From 0 to 1. */
  value: number;
  /** Accessible name, read with the value. */
  label: string;
  tone?: 'jade' | 'sky' | 'coral' | 'violet' | undefined;
};

/** A gauge bar of its container's width. */
export function Meter({ value, label, tone }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the engines' own meter cannot be drawn alike
    <svg
      className="meter"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <rect className="track" width="100" height="6" />
      <rect className={classNames('fill', tone && `fill--${tone}`)} width={percent} height="6" />
    </svg>
  );
}

import type { ReactElement } from 'react';

/** Share of visitors with the canary, as a bar beside the number. */
export function CanaryBar({ percent, bad = false }: { percent: number; bad?: boolean }): ReactElement {
  return (
    <svg className="meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect className="track" width="100" height="6" />
      {/* a hundredth of a percent is still visible */}
      <rect className={bad ? 'fill fill--coral' : 'fill'} width={Math.max(1, percent)} height="6" />
    </svg>
  );
}

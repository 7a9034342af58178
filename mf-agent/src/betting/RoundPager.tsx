import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';

interface RoundPagerProps {
  /** Null where there is nothing to go to. */
  onFirst: (() => void) | null;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Pager of a keyset list without page numbers: first, previous, next. */
export function RoundPager({ onFirst, onPrevious, onNext }: RoundPagerProps): ReactElement | null {
  const t = useText();
  if (!onPrevious && !onNext) return null;
  // stays a tab stop at the ends, so that the focus is not lost
  const step = (words: string, go: (() => void) | null) => (
    <button type="button" aria-disabled={go === null || undefined} onClick={() => go?.()}>
      {words}
    </button>
  );
  return (
    <nav className="pages" aria-label={t('betting.pages')}>
      {step(t('betting.first'), onFirst)}
      {step(t('betting.previous'), onPrevious)}
      {step(t('betting.next'), onNext)}
    </nav>
  );
}

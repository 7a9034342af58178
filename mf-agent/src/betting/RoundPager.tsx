import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';

interface RoundPagerProps {
  /** Each null where it leads nowhere. */
  onFirst: (() => void) | null;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Leads through a list that has no numbers of pages: to its head, one back, one on. */
export function RoundPager({ onFirst, onPrevious, onNext }: RoundPagerProps): ReactElement | null {
  const t = useText();
  if (!onPrevious && !onNext) return null;
  // stays in the Tab order at the ends, so that the focus is not lost under the finger
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

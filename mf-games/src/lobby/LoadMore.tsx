import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { pageSize } from './filters.ts';

interface LoadMoreProps {
  shown: number;
  total: number;
  busy: boolean;
  /** Why the last page failed. */
  failed: string | null;
  onMore: () => void;
}

/** Progress through the list, and a button for those who do not scroll to its end. */
export function LoadMore({ shown, total, busy, failed, onMore }: LoadMoreProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const left = total - shown;
  return (
    <div className="load-more">
      <p>{t('list.shown', { shown: format.number(shown), total: format.number(total) })}</p>
      <svg viewBox="0 0 220 4" preserveAspectRatio="none" aria-hidden>
        <rect width="220" height="4" fill="#fff" fillOpacity=".1" />
        <rect width={(220 * shown) / Math.max(total, 1)} height="4" fill="#f5c451" />
      </svg>
      {failed && <Notice tone="error">{failed}</Notice>}
      {left > 0 && (
        <Button busy={busy} onClick={onMore}>
          {t('list.more', { count: Math.min(left, pageSize) })}
        </Button>
      )}
    </div>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Placeholder, type PlaceholderShape } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/**
 * Stands in a remote's place while it is on its way, in the size of what comes; after a while it says that it takes
 * long.
 */
export function RemoteSkeleton({ shape, slow }: { shape: PlaceholderShape; slow: boolean }): ReactElement {
  const t = useText();
  return (
    <div className="remote-skeleton" aria-busy>
      <Placeholder shape={shape} />
      {slow && (
        <p className="remote-skeleton__slow" role="status">
          {t('remote.slow')}
        </p>
      )}
    </div>
  );
}

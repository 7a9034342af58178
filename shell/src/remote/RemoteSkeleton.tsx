import { useText } from '@unisite/shared/i18n';
import { Placeholder, type PlaceholderShape } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Placeholder in the size of the content while a remote loads; after a while it says that it takes long. */
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

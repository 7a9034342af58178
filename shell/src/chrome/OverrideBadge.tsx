import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Shows that these remotes are replaced by a developer's own builds, so this is not what visitors see. */
export default function OverrideBadge({ remotes }: { remotes: readonly string[] }): ReactElement {
  const t = useText();
  return (
    <p className="override-badge" role="status">
      <Icon name="edit" size={16} />
      {t('override', { remotes: remotes.join(', ') })}
    </p>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Says that this is not the site as visitors see it: a developer's own build stands in for these remotes. */
export default function OverrideBadge({ remotes }: { remotes: readonly string[] }): ReactElement {
  const t = useText();
  return (
    <p className="override-badge" role="status">
      <Icon name="edit" size={16} />
      {t('override', { remotes: remotes.join(', ') })}
    </p>
  );
}

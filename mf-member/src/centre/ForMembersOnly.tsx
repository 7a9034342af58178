import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { Button, EmptyState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Shown to guests on free play instead of members' pages (section 6). */
export function ForMembersOnly(): ReactElement {
  const t = useText();
  return (
    <Panel>
      <EmptyState
        picture="lantern"
        level={2}
        title={t('security.guest')}
        action={
          <Button variant="primary" onClick={() => bus.emit('modal.open', { modal: 'registerModal' })}>
            {t('security.register')}
          </Button>
        }
      />
    </Panel>
  );
}

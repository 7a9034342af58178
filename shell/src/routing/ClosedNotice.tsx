import { useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useAnnounce } from './useAnnounce.ts';

/** Shown above a page that was switched off while the visitor is filling it in. */
export default function ClosedNotice(): ReactElement {
  const t = useText();
  const text = t('closed.kept');
  useAnnounce(`${t('closed.title')}. ${text}`);
  return (
    <div className="wrap closed-notice">
      <Notice
        tone="warn"
        action={
          <Button size="sm" icon="home" href="/index">
            {t('notFound.home')}
          </Button>
        }
      >
        <strong>{t('closed.title')}</strong>
        <p>{text}</p>
      </Notice>
    </div>
  );
}

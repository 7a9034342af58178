import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { WholePage } from '../gate/WholePage.tsx';

/** Shown when the shell itself fails: only a reload helps. */
export function CrashPage(): ReactElement {
  const t = useText();
  return (
    <main id="content" tabIndex={-1}>
      <WholePage picture="unplugged" title={t('crash.title')} text={t('crash.text')}>
        <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
        {/* a plain link, so that the page reloads */}
        <a className="btn btn--outline" href="/index">
          {t('notFound.home')}
        </a>
      </WholePage>
    </main>
  );
}

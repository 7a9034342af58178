import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { WholePage } from '../gate/WholePage.tsx';

/** The shell itself has failed: nothing but a new start helps. */
export function CrashPage(): ReactElement {
  const t = useText();
  return (
    <main id="content" tabIndex={-1}>
      <WholePage picture="unplugged" title={t('crash.title')} text={t('crash.text')}>
        <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
        {/* a plain link: the page is loaded anew */}
        <a className="btn btn--outline" href="/index">
          {t('notFound.home')}
        </a>
      </WholePage>
    </main>
  );
}

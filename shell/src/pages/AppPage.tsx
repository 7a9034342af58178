import { useOperation } from '@unisite/shared/api';
import { resources } from '@unisite/shared/contract/site';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { QrCode } from '../chrome/QrCode.tsx';
import { type AppResource, offeredApps } from '../chrome/useResources.ts';
import { webAddress } from '../chrome/webAddress.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { ArticleOf } from './ArticleOf.tsx';
import { AppScene } from './scenes/AppScene.tsx';
import { Scene } from './scenes/Scene.tsx';
import { useArticle } from './useArticle.ts';
import { usePageTitle } from './usePageTitle.ts';

const guideId = 'guide';

/** A web app of this very site links back to this page: show the guide instead. */
const isHere = (url: string): boolean => {
  const address = webAddress(url);
  return address?.origin === siteOrigin() && ['/app', '/download'].includes(address.pathname);
};

/** /app and /download: the apps, their QR codes, and how to install them. */
export default function AppPage(): ReactElement {
  const t = useText();
  const steps = useArticle('apps');
  usePageTitle(t('app.get'));
  return (
    <div className="wrap page page--tight">
      <Scene title={t('app.get')} lead={t('app.about')}>
        <AppScene />
      </Scene>
      <Apps />
      <div id={guideId} className="scroll-place">
        <Panel title={t('app.guide')}>
          <ArticleOf {...steps} />
        </Panel>
      </div>
    </div>
  );
}

function Apps(): ReactElement {
  const t = useText();
  const { data, error, isFetching, refetch } = useOperation(resources, {});
  if (error) {
    return (
      <ErrorState
        className="panel"
        title={t('app.failed')}
        text={error.message}
        code={error.code}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div className="apps" aria-busy>
        {['a', 'b', 'c'].map((key) => (
          <span key={key} className="bone apps__wait" />
        ))}
      </div>
    );
  }
  const apps = offeredApps(data.rows);
  if (apps.length === 0) return <EmptyState className="panel" title={t('app.none')} text={t('app.noneText')} />;
  return (
    <ul className="apps">
      {apps.map((app) => (
        <AppCard key={app.resourceType} app={app} />
      ))}
    </ul>
  );
}

function AppCard({ app: { resourceType, url, qrCodeUrl } }: { app: AppResource }): ReactElement {
  const t = useText();
  const name = t(`app.${resourceType}`);
  return (
    <li className="panel apps__card">
      <QrCode address={qrCodeUrl} title={t('app.code', { app: name })} />
      <div className="stack">
        <div>
          <h2>{name}</h2>
          <p className="muted">{t(`app.for.${resourceType}`)}</p>
        </div>
        <a className="btn btn--primary" href={isHere(url) ? `#${guideId}` : url}>
          {t(isHere(url) ? 'app.how' : resourceType === 'LITE' ? 'app.open' : 'app.download')}
        </a>
      </div>
    </li>
  );
}

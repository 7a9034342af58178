import { matrix } from '@unisite/shared/contract/operators';
import { listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Skeleton, Tabs } from '@unisite/shared/ui';
import { type ComponentType, type ReactElement, Suspense, useState } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import cards from '../../../frame/cards/Cards.module.css';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { AppsRule } from './AppsRule.tsx';
import { ServiceRule } from './ServiceRule.tsx';

/** What other desks tell players. */
export interface ContentPageParts {
  readonly Announcements: ComponentType;
  readonly Mailings: ComponentType;
}

/** Content for players: announcements, messages to segments, customer service, and apps. */
export function ContentPage({ Announcements, Mailings }: ContentPageParts): ReactElement {
  const t = useText();
  const [desk, setDesk] = useState<'site' | 'mailings'>('site');
  useTitle(t('nav.content'));
  return (
    <>
      <div>
        <h1>{t('content.title')}</h1>
        <p className="muted">{t('content.intro')}</p>
      </div>
      <Tabs
        label={t('content.title')}
        fit
        tabs={(['site', 'mailings'] as const).map((id) => ({ id, label: t(`content.desk.${id}`) }))}
        value={desk}
        onChange={(id) => setDesk(id === 'mailings' ? 'mailings' : 'site')}
      />
      {desk === 'mailings' ? (
        <Suspense fallback={<Skeleton kind="row" count={5} />}>
          <Mailings />
        </Suspense>
      ) : (
        <SiteContent Announcements={Announcements} />
      )}
    </>
  );
}

/** Announcements, and each market's customer service and apps. */
function SiteContent({ Announcements }: Pick<ContentPageParts, 'Announcements'>): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const localized = useLocalized();
  const markets = useOperation(matrix, {});
  const settings = useOperation(listMarketSettings, {});
  const error = markets.error ?? settings.error;
  return (
    <>
      <Announcements />
      {markets.data && settings.data ? (
        <div className={cards.cards}>
          {markets.data.markets.map((market) => {
            const own = settings.data.markets.find(({ code }) => code === market.code);
            return (
              own && (
                <Panel
                  key={market.code}
                  title={localized(market.name)}
                  end={<span className="code">{market.code}</span>}
                >
                  <ServiceRule market={market} settings={own} />
                  <AppsRule market={market} settings={own} />
                </Panel>
              )
            );
          })}
        </div>
      ) : error ? (
        <ErrorState
          title={t('settings.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => {
            void markets.refetch();
            void settings.refetch();
          }}
        />
      ) : (
        <div className={cards.cards} aria-busy>
          <Skeleton kind="block" height={320} count={2} />
        </div>
      )}
    </>
  );
}

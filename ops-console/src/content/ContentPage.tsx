import { matrix } from '@unisite/shared/contract/operators';
import { listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { AnnouncementsPanel } from '../announcements/AnnouncementsPanel.tsx';
import { useOperation } from '../api/queries.ts';
import cards from '../cards/Cards.module.css';
import { useTitle } from '../frame/useTitle.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { AppsRule } from './AppsRule.tsx';
import { ServiceRule } from './ServiceRule.tsx';

/** What players read and use of each market: announcements, the ways to customer service, and the apps. */
export function ContentPage(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const localized = useLocalized();
  const markets = useOperation(matrix, {});
  const settings = useOperation(listMarketSettings, {});
  useTitle(t('nav.content'));
  const error = markets.error ?? settings.error;
  return (
    <>
      <div>
        <h1>{t('content.title')}</h1>
        <p className="muted">{t('content.intro')}</p>
      </div>
      <AnnouncementsPanel />
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

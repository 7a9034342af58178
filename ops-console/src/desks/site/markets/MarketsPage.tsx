import { type MarketView, matrix } from '@unisite/shared/contract/operators';
import { listMarketLimits, type MoneyLimits } from '@unisite/shared/contract/operatorsLimits';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Skeleton, Tag } from '@unisite/shared/ui';
import type { ComponentType, ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { LimitsRule } from './LimitsRule.tsx';
import styles from './Markets.module.css';

export type MarketRule = ComponentType<{ market: MarketView; settings: MarketSettings }>;

/** What other desks have to say of a market. */
export interface MarketsPageParts {
  /** Its settings, in display order. */
  readonly settingRules: readonly MarketRule[];
  readonly WalletsRule: ComponentType<{ market: MarketView }>;
  /** Says that the wallets could not be loaded. */
  readonly WalletsFailure: ComponentType;
}

/** Settings of whole markets. */
export function MarketsPage({ settingRules, WalletsRule, WalletsFailure }: MarketsPageParts): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(matrix, {});
  const limits = useOperation(listMarketLimits, {});
  const settings = useOperation(listMarketSettings, {});
  useTitle(t('nav.markets'));
  return (
    <>
      <div>
        <h1>{t('markets.title')}</h1>
        <p className="muted">{t('markets.intro')}</p>
      </div>
      <WalletsFailure />
      {limits.error && !limits.data && (
        <ErrorState
          title={t('limits.failed')}
          text={errorText(limits.error)}
          code={limits.error.code}
          onRetry={() => void limits.refetch()}
        />
      )}
      {settings.error && !settings.data && (
        <ErrorState
          title={t('settings.failed')}
          text={errorText(settings.error)}
          code={settings.error.code}
          onRetry={() => void settings.refetch()}
        />
      )}
      {data ? (
        <div className={styles.cards}>
          {data.markets.map((market) => (
            <MarketCard
              key={market.code}
              market={market}
              limits={limits.data?.markets.find(({ code }) => code === market.code)?.limits}
              settings={settings.data?.markets.find(({ code }) => code === market.code)}
              settingRules={settingRules}
              WalletsRule={WalletsRule}
              shown={data.cells.filter((cell) => cell.market === market.code && cell.enabled).length}
            />
          ))}
        </div>
      ) : error ? (
        <ErrorState
          title={t('markets.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.cards} aria-busy>
          <Skeleton kind="block" height={180} count={2} />
        </div>
      )}
    </>
  );
}

interface MarketCardProps extends Pick<MarketsPageParts, 'settingRules' | 'WalletsRule'> {
  market: MarketView;
  /** Undefined until known. */
  limits: MoneyLimits | undefined;
  settings: MarketSettings | undefined;
  shown: number;
}

function MarketCard(props: MarketCardProps): ReactElement {
  const { market, limits, settings, shown, settingRules, WalletsRule } = props;
  const t = useText();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const { code, name, fourEyes, revision, openPages } = market;
  return (
    <Panel title={localized(name)} end={<span className="code">{code}</span>}>
      <dl className="facts">
        <dt>{t('markets.openPages')}</dt>
        <dd className="num">{figures.count(openPages)}</dd>
        <dt>{t('markets.shown')}</dt>
        <dd className="num">{figures.count(shown)}</dd>
        <dt>{t('markets.revision')}</dt>
        <dd className="num">{figures.count(revision)}</dd>
      </dl>
      {settings && settingRules.map((Rule, index) => <Rule key={index} market={market} settings={settings} />)}
      <div className={styles.rule}>
        <div>
          <h3>{t('market.fourEyes')}</h3>
          <p className="muted">{t('markets.fourEyesText')}</p>
        </div>
        <div className="row">
          {fourEyes ? (
            <Tag tone="jade" icon="shield">
              {t('markets.on')}
            </Tag>
          ) : (
            <Tag>{t('markets.off')}</Tag>
          )}
          <DialogButton
            size="sm"
            variant="outline"
            aria-label={t(fourEyes ? 'markets.offTitle' : 'markets.onTitle', { market: localized(name) })}
            request={{ kind: 'fourEyes', market }}
          >
            {t(fourEyes ? 'markets.turnOff' : 'markets.turnOn')}
          </DialogButton>
        </div>
      </div>
      <WalletsRule market={market} />
      {limits && <LimitsRule market={market} limits={limits} />}
    </Panel>
  );
}

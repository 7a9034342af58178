import { type MarketView, matrix } from '@unisite/shared/contract/operators';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Button, ErrorState, Panel, Skeleton, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ask } from '../acts/question.ts';
import { useAnswer } from '../api/queries.ts';
import { useTitle } from '../frame/useTitle.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { useFigures } from '../words/useFigures.ts';
import styles from './Markets.module.css';

/** What holds for a market as a whole. */
export function MarketsPage(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useAnswer(matrix, {});
  useTitle(t('nav.markets'));
  return (
    <>
      <div>
        <h1>{t('markets.title')}</h1>
        <p className="muted">{t('markets.intro')}</p>
      </div>
      {data ? (
        <div className={styles.cards}>
          {data.markets.map((market) => (
            <MarketCard
              key={market.code}
              market={market}
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

function MarketCard({ market, shown }: { market: MarketView; shown: number }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const figures = useFigures();
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
          <Button size="sm" variant="outline" onClick={() => ask({ kind: 'fourEyes', market })}>
            {t(fourEyes ? 'markets.turnOff' : 'markets.turnOn')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Panel, QueryError } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { CategoryPanel } from '../profit/CategoryPanel.tsx';
import { ProfitPanel } from '../profit/ProfitPanel.tsx';
import { SummaryFigures } from '../profit/SummaryFigures.tsx';
import { useSummary } from '../profit/useSummary.ts';
import styles from './Account.module.css';
import { FactsPanel } from './FactsPanel.tsx';
import { WalletCard } from './WalletCard.tsx';

/** The account at a glance: wallet, recent play, profile. */
export function AccountOverview(): ReactElement {
  const t = useText();
  const summary = useSummary('securityCenter');
  const { query, length } = summary;
  const { data, error } = query;
  const failed = error && !data;
  return (
    <div className="stack">
      <div className={styles.wallets} data-alone={failed ? '' : undefined}>
        <WalletCard />
        {!failed && (
          <dl className={styles.figures} aria-label={t('profit.last', { count: length })}>
            <SummaryFigures summary={data} length={length} />
          </dl>
        )}
      </div>
      {failed ? (
        <Panel>
          <QueryError title={t('profit.failed')} query={query} />
        </Panel>
      ) : (
        <div
          className={`split split--main split--even ${styles.split}`}
          data-stale={query.isPlaceholderData || undefined}
        >
          <ProfitPanel {...summary} />
          <CategoryPanel summary={data} />
        </div>
      )}
      <FactsPanel />
    </div>
  );
}

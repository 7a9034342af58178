import './agentTexts.ts';
import { useText } from '@unisite/shared/i18n';
import { Select, Skeleton, Tabs } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { useMarket } from '../../../frame/words/useMarket.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { AgentDesk } from './AgentDesk.tsx';
import styles from './Agents.module.css';

const ContractDesk = lazy(async () => ({ default: (await import('./desks.ts')).ContractDesk }));
const PayRunDesk = lazy(async () => ({ default: (await import('./desks.ts')).PayRunDesk }));

const desks = ['agents', 'contracts', 'runs'] as const;
type Desk = (typeof desks)[number];

/** A market's agents, their contracts, and their pay. */
export function AgentsPage(): ReactElement {
  const t = useText();
  const { markets, nameOf } = useMarkets();
  const [desk, setDesk] = useState<Desk>('agents');
  const { market, choose } = useMarket();
  useTitle(t('nav.agents'));
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('nav.agents')}</h1>
          <p className="muted">{t('agentDesk.intro')}</p>
        </div>
        <Select
          label={t('agentDesk.market')}
          value={market}
          onChange={({ target }) => choose(target.value)}
          options={markets.map(({ code }) => ({ value: code, label: nameOf(code) }))}
        />
      </div>
      <Tabs
        label={t('nav.agents')}
        fit
        tabs={desks.map((id) => ({ id, label: t(`agentDesk.tabs.${id}`) }))}
        value={desk}
        onChange={(id) => setDesk(desks.find((one) => one === id) ?? 'agents')}
      />
      {desk === 'agents' && market && <AgentDesk key={market} market={market} />}
      <Suspense fallback={<Skeleton kind="row" count={5} />}>
        {desk === 'contracts' && market && <ContractDesk key={market} market={market} />}
        {desk === 'runs' && market && <PayRunDesk key={market} market={market} />}
      </Suspense>
    </>
  );
}

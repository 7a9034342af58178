import { useOperation } from '@unisite/shared/api';
import type { CustomerType } from '@unisite/shared/contract/access';
import { consolidatedFunds } from '@unisite/shared/contract/agentContracts';
import { agentOverview } from '@unisite/shared/contract/agents';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import type { IconName } from '@unisite/shared/ui';
import { CentreSide, SideEntry, SideGroup } from '@unisite/shared/ui/centre';
import type { ReactElement } from 'react';
import { isContractPage, isEnabled } from '../contracts/contractPage.ts';
import { type AgentPage, agentPages, agentPath } from './agentPage.ts';
import { useMayChange } from './useMayChange.ts';

const icons: Readonly<Record<AgentPage, IconName>> = {
  announcement: 'announce',
  overview: 'grid',
  registerCenter: 'user-plus',
  teamManagement: 'agent',
  teamBetting: 'ticket',
  userProfit: 'chart',
  income: 'coins',
  transactionDetails: 'document',
  dividend: 'percent',
  dailyWages: 'calendar',
  hourlySalary: 'clock',
  realtimeSalary: 'bolt',
};

interface AgentSideProps {
  current: AgentPage;
  /** Preloads a page about to be opened. */
  onNear: (page: AgentPage) => void;
}

/** The agent's profile, team size, and the centre's pages in the order of section 2. Staff cannot open accounts. */
export function AgentSide({ current, onNear }: AgentSideProps): ReactElement {
  const t = useText();
  const mayChange = useMayChange();
  const funds = useOperation(consolidatedFunds, {}).data;
  const pages = agentPages.filter((page) => (page !== 'registerCenter' || mayChange) && isEnabled(page, funds));
  const contracts = pages.filter(isContractPage);
  const entry = (page: AgentPage) => (
    <SideEntry
      key={page}
      to={agentPath(page)}
      icon={icons[page]}
      current={page === current}
      onNear={() => onNear(page)}
    >
      {t(`menu.${page}`)}
    </SideEntry>
  );
  return (
    <CentreSide who={useAgentHead()} label={t('menu.label')} current={current}>
      <SideGroup title={t('menu.label')}>{pages.filter((page) => !isContractPage(page)).map(entry)}</SideGroup>
      {contracts.length > 0 && <SideGroup title={t('menu.contracts')}>{contracts.map(entry)}</SideGroup>}
    </CentreSide>
  );
}

function useAgentHead() {
  const t = useText();
  const format = useFormat();
  const session = useSession();
  const members = useOperation(agentOverview, {}).data?.members;
  if (session.status === 'out') return null;
  const { account, nickname, avatar, customerType } = session.info;
  const note = members
    ? t('side.team', {
        count: members.team,
        team: format.number(members.team),
        direct: format.number(members.direct),
      })
    : '\u00a0';
  return { name: nickname || account, avatar, heading: account, level: t(`side.${roleOf(customerType)}`), note };
}

/** Specification section 2, customer types: 1 general agent, 2 agent, 41 and 42 their staff. */
const roleOf = (type: CustomerType) => (type === 1 ? 'generalAgent' : type === 2 ? 'agent' : 'staff');

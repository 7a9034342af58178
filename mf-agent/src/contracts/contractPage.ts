import type { ContractKind, consolidatedFunds } from '@unisite/shared/contract/agentContracts';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { AgentPage } from '../centre/agentPage.ts';

/** The contract pages, in menu order (section 2), each only where it is enabled. */
export const contractPages = {
  dividend: 'dividend',
  dailyWages: 'daily',
  hourlySalary: 'hourly',
  realtimeSalary: 'realtime',
} as const satisfies Partial<Record<AgentPage, ContractKind>>;
export type ContractPage = keyof typeof contractPages;

const switches = {
  dividend: 'enableCt',
  dailyWages: 'salary',
  hourlySalary: 'hourSalary',
  realtimeSalary: 'realtimesalreqtype',
} as const satisfies Record<ContractPage, keyof ValueOf<typeof consolidatedFunds>>;

export const isContractPage = (page: AgentPage): page is ContractPage => page in contractPages;

/** Whether a page is in the menu: contract pages where the agent has contracts, all others always. */
export const isEnabled = (page: AgentPage, funds: ValueOf<typeof consolidatedFunds> | undefined): boolean =>
  !isContractPage(page) || funds?.[switches[page]] === true;

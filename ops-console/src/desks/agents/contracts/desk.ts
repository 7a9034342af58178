import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** What agents are paid, and their links. */
export const contracts = {
  pages: {
    agents: page<'agents'>({
      icon: 'agent',
      key: 'e',
      role: 'cash',
      group: 'money',
      load: async () => (await import('./AgentsPage.tsx')).AgentsPage,
    }),
  },
  dialogs: {
    marketPayRuns: 'cash',
    agents: 'cash',
  },
  proposals: {
    contractKind: 'cash',
    houseContract: 'cash',
    payRun: 'cash',
  },
} satisfies Desk;

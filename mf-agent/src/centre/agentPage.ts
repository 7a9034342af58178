/** Keys of the agent centre's pages, in menu order (section 2). */
export const agentPages = [
  'announcement',
  'overview',
  'registerCenter',
  'teamManagement',
  'teamBetting',
  'userProfit',
  'income',
  'transactionDetails',
  'dividend',
  'dailyWages',
  'hourlySalary',
  'realtimeSalary',
] as const;
export type AgentPage = (typeof agentPages)[number];

/** The page of an address; the overview for an unknown key. */
export function readAgentPage(search: string): AgentPage {
  const key = new URLSearchParams(search).get('page');
  return agentPages.find((page) => page === key) ?? 'overview';
}

/** The address of a page with its filters; empty values are left out. */
export function agentPath(page: AgentPage, said: Readonly<Record<string, string | null | undefined>> = {}): string {
  const address = new URLSearchParams(page === 'overview' ? {} : { page });
  for (const [key, value] of Object.entries(said)) if (value) address.set(key, value);
  return `/agentHome${address.size > 0 ? `?${address}` : ''}`;
}

/** A list's page number in an address, by default 1. (`page` is the centre's own.) */
export function readListPage(address: URLSearchParams): number {
  const page = Number(address.get('p'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

export const writeListPage = (page: number): string | null => (page > 1 ? String(page) : null);

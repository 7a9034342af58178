/** The agent centre's pages of this version, in the order of the menu and by their keys (section 2). */
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

/** The page an address asks for; a key that is unknown, or not of this version, asks for the overview. */
export function readAgentPage(search: string): AgentPage {
  const key = new URLSearchParams(search).get('page');
  return agentPages.find((page) => page === key) ?? 'overview';
}

/** The address of a page, with what it is narrowed down to; empty values are left out. */
export function agentPath(page: AgentPage, said: Readonly<Record<string, string | null | undefined>> = {}): string {
  const address = new URLSearchParams(page === 'overview' ? {} : { page });
  for (const [key, value] of Object.entries(said)) if (value) address.set(key, value);
  return `/agentHome${address.size > 0 ? `?${address}` : ''}`;
}

/** The number of a list's page in an address; the first where it names none. (`page` is the centre's own.) */
export function readListPage(address: URLSearchParams): number {
  const page = Number(address.get('p'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

export const writeListPage = (page: number): string | null => (page > 1 ? String(page) : null);

/** The member centre's pages of this version, by their keys of the specification (section 2). */
export const subPages = [
  'securityCenter',
  'wallet',
  'deposit',
  'withdrawal',
  'transferUpline',
  'responsiblePlay',
  'identity',
  'messageV2',
  'feedback',
  'personalHistoryCopy',
  'transactionHistory',
  'statement',
  'personalProfit',
  'rewardCenter',
  'missionLeaderboard',
  'raffle',
  'bonusDetails',
  'referral',
  'manualRebate',
] as const;
export type SubPage = (typeof subPages)[number];

/** The page an address asks for; a key that is unknown, or not of this version, asks for the account. */
export function readSubPage(search: string): SubPage {
  const key = new URLSearchParams(search).get('page');
  return subPages.find((page) => page === key) ?? 'securityCenter';
}

/** The address of a page, with what it is narrowed down to; empty values are left out. */
export function subPagePath(page: SubPage, said: Readonly<Record<string, string | null | undefined>> = {}): string {
  const address = new URLSearchParams({ page });
  for (const [key, value] of Object.entries(said)) if (value) address.set(key, value);
  return `/member?${address}`;
}

/** The number of a list's page in an address; the first where it names none. (`page` is the centre's own.) */
export function readListPage(address: URLSearchParams): number {
  const page = Number(address.get('p'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

export const writeListPage = (page: number): string | null => (page > 1 ? String(page) : null);

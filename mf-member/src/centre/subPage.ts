/** The member centre's pages by their keys in the specification (section 2). */
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

/** The page of an address; the account for an unknown key. */
export function readSubPage(search: string): SubPage {
  const key = new URLSearchParams(search).get('page');
  return subPages.find((page) => page === key) ?? 'securityCenter';
}

/** The address of a page with its filters; empty values are left out. */
export function subPagePath(page: SubPage, said: Readonly<Record<string, string | null | undefined>> = {}): string {
  const address = new URLSearchParams({ page });
  for (const [key, value] of Object.entries(said)) if (value) address.set(key, value);
  return `/member?${address}`;
}

/** A list's page number in an address, by default 1. (`page` is the centre's own.) */
export function readListPage(address: URLSearchParams): number {
  const page = Number(address.get('p'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

export const writeListPage = (page: number): string | null => (page > 1 ? String(page) : null);

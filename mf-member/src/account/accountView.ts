import { subPagePath } from '../centre/subPage.ts';

/** The two sides of a member's account: what they have and did, and what keeps it safe. */
export const accountViews = ['overview', 'security'] as const;
export type AccountView = (typeof accountViews)[number];

/** The side an address asks for; the first where it names none. */
export function readAccountView(search: string): AccountView {
  const named = new URLSearchParams(search).get('view');
  return accountViews.find((view) => view === named) ?? 'overview';
}

export const accountViewPath = (view: AccountView, said: Readonly<Record<string, string | null>> = {}): string =>
  subPagePath('securityCenter', { view: view === 'overview' ? null : view, ...said });

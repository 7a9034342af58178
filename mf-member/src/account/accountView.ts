import { subPagePath } from '../centre/subPage.ts';

/** The views of a member's account. */
export const accountViews = ['overview', 'security'] as const;
export type AccountView = (typeof accountViews)[number];

/** The view of an address; the first by default. */
export function readAccountView(search: string): AccountView {
  const named = new URLSearchParams(search).get('view');
  return accountViews.find((view) => view === named) ?? 'overview';
}

export const accountViewPath = (view: AccountView, said: Readonly<Record<string, string | null>> = {}): string =>
  subPagePath('securityCenter', { view: view === 'overview' ? null : view, ...said });

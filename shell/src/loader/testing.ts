import type { PlacedRemote, Snapshot } from '@unisite/shared/contract/registry';

/** A placed remote for tests; unspecified fields are empty. */
export const placed = (name: string, offers: Partial<PlacedRemote> = {}): PlacedRemote => ({
  name,
  team: 'team',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [],
  slots: [],
  modals: [],
  navigation: [],
  digest: '0123456789abcdef',
  base: `/remotes/${name}/0123456789abcdef/`,
  container: name.replaceAll('-', '_'),
  entry: 'remoteEntry.js',
  integrity: {},
  modules: {},
  texts: { vi: [], en: [] },
  manifest: `${'A'.repeat(43)}=`,
  signature: { key: '0123456789abcdef', value: `${'A'.repeat(86)}==` },
  ...offers,
});

export const snapshotOf = (...remotes: PlacedRemote[]): Snapshot => ({ market: 'VN', revision: 1, remotes, teams: {} });

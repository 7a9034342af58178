import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Remotes in markets, and the teams that publish them. */
export const registry = {
  pages: {
    matrix: page<'matrix'>({
      icon: 'grid',
      key: 'm',
      role: null,
      group: 'house',
      load: async () => (await import('./matrix/MatrixPage.tsx')).MatrixPage,
    }),
    teams: page<'teams'>({
      icon: 'key',
      key: 't',
      role: null,
      group: 'house',
      load: async () => (await import('./teams/TeamsPage.tsx')).TeamsPage,
    }),
  },
  dialogs: {
    act: 'release',
    undo: 'release',
    addKey: 'security',
    openMarkets: 'security',
    rendering: 'security',
    revokeKey: 'security',
  },
} satisfies Desk;

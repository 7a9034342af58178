import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Who did what, and the figures of the house. */
export const console = {
  pages: {
    audit: page<'audit'>({
      icon: 'document',
      key: 'a',
      role: null,
      group: 'house',
      load: async () => (await import('./audit/AuditPage.tsx')).AuditPage,
    }),
    reports: page<'reports'>({
      icon: 'chart',
      key: 'o',
      role: 'cash',
      group: 'money',
      load: async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
    }),
  },
} satisfies Desk;

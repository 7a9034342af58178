import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Draws, their timetables, plans and offers. */
export const lottery = {
  pages: {
    lottery: page<'lottery'>({
      icon: 'ticket',
      key: 'l',
      role: 'lottery',
      group: 'site',
      load: async () => (await import('./draws/DrawsPage.tsx')).DrawsPage,
    }),
  },
  dialogs: {
    marketLottery: 'security',
    voidDraw: 'lottery',
    endPlan: 'lottery',
    limitPick: 'lottery',
    station: 'lottery',
  },
  proposals: {
    drawVoid: 'lottery',
    stationPlan: 'lottery',
    pickLimit: 'lottery',
  },
} satisfies Desk;

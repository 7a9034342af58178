import {
  agentBettingFile,
  agentIncomeFile,
  agentProfitFile,
  agentTransactionsFile,
  type Language,
  type Localized,
} from '@unisite/shared/contract';
import { agentOf } from '../../../access/identity/index.ts';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { createServeFile } from '../../../foundation/http/serveFile.ts';
import type { Days } from '../../figures/index.ts';
import { selectionOf } from '../betting/teamBetting.ts';
import { daysAsked } from '../daysAsked.ts';
import { incomeDays } from '../reports/incomeDays.ts';
import { movementsAsked } from '../reports/movements.ts';
import type { Services } from '../services.ts';
import { bettingFile } from './bettingFile.ts';
import { incomeFile } from './incomeFile.ts';
import { movementFile } from './movementFile.ts';
import { profitFile } from './profitFile.ts';

const names = {
  betting: { vi: 'cuoc-cua-doi', en: 'team-betting' },
  profit: { vi: 'lai-lo-thanh-vien', en: 'user-profit-and-loss' },
  income: { vi: 'thu-nhap', en: 'my-income' },
  transactions: { vi: 'giao-dich', en: 'transactions' },
} as const satisfies Record<string, Localized>;

const nameOf = (report: keyof typeof names, language: Language, { fromDay, toDay }: Days): string =>
  `${names[report][language]}-${fromDay}_${toDay}.csv`;

/** The agent centre's reports as files, each with the selection of its page. */
export function fileRoutes(serve: Serve, services: Services): void {
  const { database, clock } = services;
  const serveFile = createServeFile(serve, services);

  serveFile(agentBettingFile, async (request, { session, language }) => {
    const agent = await agentOf(database, { session });
    const selection = await selectionOf(database, agent, request, clock());
    const parts = bettingFile(database, selection, { agent, language });
    return { name: nameOf('betting', language, selection), parts };
  });
  serveFile(agentProfitFile, async (request, { session, language }) => {
    const agent = await agentOf(database, { session });
    const now = clock();
    const days = daysAsked(request, now, agent.timeZone);
    const { of, search } = request;
    const parts = profitFile(database, agent, { of, search, days, today: dayOf(now, agent.timeZone) }, language);
    return { name: nameOf('profit', language, days), parts };
  });
  serveFile(agentIncomeFile, async (request, { session, language }) => {
    const agent = await agentOf(database, { session });
    const days = daysAsked(request, clock(), agent.timeZone);
    return {
      name: nameOf('income', language, days),
      parts: incomeFile(await incomeDays(database, agent, days), { language, timeZone: agent.timeZone }),
    };
  });
  serveFile(agentTransactionsFile, async (request, { session, language }) => {
    const selection = await movementsAsked(database, await agentOf(database, { session }), request, clock());
    return { name: nameOf('transactions', language, selection), parts: movementFile(database, selection, language) };
  });
}

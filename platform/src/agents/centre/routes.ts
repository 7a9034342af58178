import {
  agentBetting,
  agentBettingTotals,
  agentIncome,
  agentOverview,
  agentProfit,
  agentStatement,
  agentTeam,
  agentTransactions,
  downlineLimits,
  downlineRate,
  makeRegistrationLink,
  openDownline,
  registrationLinks,
  registrationsByLink,
  setDownlineLimit,
  setDownlineOpening,
  setDownlineRate,
  switchRegistrationLink,
} from '@unisite/shared/contract';
import { actingAgent, agentOf } from '../../access/identity/index.ts';
import { downlineMember, setOpensDownline } from '../../access/members/index.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { bettingOf, bettingTotalsOf } from './betting/teamBetting.ts';
import { fileRoutes } from './files/routes.ts';
import { allLinks, makeLink, turnLink } from './links/links.ts';
import { registrationsOf } from './links/registrations.ts';
import { overviewOf } from './overview.ts';
import { incomeOf, statementOf } from './reports/income.ts';
import { inTime } from './reports/inTime.ts';
import { profitOf } from './reports/profit.ts';
import { transactionsOfTeam } from './reports/teamTransactions.ts';
import type { Services } from './services.ts';
import { changeRate, lookAtRate } from './team/changeRate.ts';
import { limitDownline, limitsOfDownline, requireRightBelow } from './team/downlineLimits.ts';
import { listTeam } from './team/listTeam.ts';
import { openAccountOf } from './team/openDownline.ts';

/** The agent centre. An agent reads and changes its own subtree; its staff reads that of the agent they work for. */
export function routes(serve: Serve, services: Services): void {
  const { database } = services;

  serve(agentOverview, async (request, context) => overviewOf(services, await agentOf(database, context), request));
  serve(agentTeam, async (request, context) =>
    listTeam(services, { agent: await agentOf(database, context), reader: context.session.memberId }, request),
  );
  serve(openDownline, async (request, context) =>
    openAccountOf(services, await actingAgent(services, context), request, context),
  );

  serve(downlineRate, async ({ account, series }, context) => {
    const member = await downlineMember(database, await agentOf(database, context), account);
    return lookAtRate(services, member, series === undefined ? null : { series });
  });
  serve(setDownlineRate, async ({ account, rate, pulledCount }, context) => {
    const member = await downlineMember(database, await actingAgent(services, context), account);
    return changeRate(services, member, { rate, pulledCount }, context);
  });
  serve(setDownlineOpening, async ({ account, isAllowed }, context) => {
    const member = await downlineMember(database, await actingAgent(services, context), account);
    await setOpensDownline(database, member.id, isAllowed);
    return { isAllowed };
  });

  serve(downlineLimits, async ({ account }, context) => {
    const agent = await agentOf(database, context);
    return limitsOfDownline(database, requireRightBelow(agent, await downlineMember(database, agent, account)));
  });
  serve(setDownlineLimit, async ({ account, ...asked }, context) => {
    const agent = await actingAgent(services, context);
    const member = requireRightBelow(agent, await downlineMember(database, agent, account));
    return limitDownline(services, agent, member, asked);
  });

  serve(agentBetting, async (request, context) =>
    inTime(bettingOf(services, await agentOf(database, context), request, context.language)),
  );
  serve(agentBettingTotals, async (request, context) =>
    inTime(bettingTotalsOf(services, await agentOf(database, context), request)),
  );
  serve(agentProfit, async (request, context) => inTime(profitOf(services, await agentOf(database, context), request)));
  serve(agentIncome, async (request, context) => incomeOf(services, await agentOf(database, context), request));
  serve(agentStatement, async ({ id }, context) => statementOf(services, await agentOf(database, context), id));
  serve(agentTransactions, async (request, context) =>
    inTime(transactionsOfTeam(services, await agentOf(database, context), request)),
  );

  fileRoutes(serve, services);

  serve(registrationLinks, async (_request, context) =>
    allLinks(services, await agentOf(database, context), context.origin),
  );
  serve(makeRegistrationLink, async (request, context) =>
    makeLink(services, await actingAgent(services, context), request, context),
  );
  serve(switchRegistrationLink, async (request, context) =>
    turnLink(services, await actingAgent(services, context), request, context),
  );
  serve(registrationsByLink, async (request, context) =>
    registrationsOf(services, await agentOf(database, context), request),
  );
}

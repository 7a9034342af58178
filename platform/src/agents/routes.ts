import { agentCentreTypes, agentOverview, type MemberId } from '@unisite/shared/contract';
import type { MemberCallContext } from '../foundation/http/callContext.ts';
import { Refusal } from '../foundation/http/refusal.ts';
import type { Serve } from '../foundation/http/serve.ts';
import type { Services } from '../foundation/services.ts';
import { playOfTeam } from '../games/index.ts';
import { balancesOf, transfersByDay } from '../ledger/index.ts';
import { downlineOf, memberById } from '../members/index.ts';
import { overviewOf } from './overview.ts';

const periodDays = 30;
const day = 86_400_000;
/** Vietnam's shift from UTC; it has no summer time. */
const offset = 7 * 3_600_000;

/** The agent centre's figures. An agent sees its own subtree, its staff the subtree of the agent they work for. */
export function routes(serve: Serve, { database, clock }: Services): void {
  const agentIdOf = async ({ session }: MemberCallContext): Promise<MemberId> => {
    if (!agentCentreTypes.includes(session.customerType)) throw new Refusal('NOT_AN_AGENT');
    if (session.customerType === 1 || session.customerType === 2) return session.memberId;
    const staff = await memberById(database, session.memberId);
    if (!staff?.uplineId) throw new Refusal('NOT_AN_AGENT');
    return staff.uplineId;
  };

  serve(agentOverview, async (_request, context) => {
    const agentId = await agentIdOf(context);
    const local = clock().getTime() + offset;
    const startOfToday = new Date(Math.floor(local / day) * day - offset);
    const days = Array.from({ length: periodDays }, (_, index) =>
      new Date(local - (periodDays - 1 - index) * day).toISOString().slice(0, 10),
    );
    const [from = '', to = ''] = [days[0], days.at(-1)];
    const downline = await downlineOf(database, agentId);
    const ids = downline.map((member) => member.id);
    const [balance, flows, play] = await Promise.all([
      balancesOf(database, ids, context.market.currency),
      transfersByDay(database, ids, from, to),
      playOfTeam(database, ids, from, to),
    ]);
    return overviewOf({ downline, balance, flows, play, days, startOfToday });
  });
}

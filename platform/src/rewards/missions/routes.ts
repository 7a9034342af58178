import { claimMission, missionLeaders, missions } from '@unisite/shared/contract';
import { isBlocked } from '../../access/protection/index.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { claim } from './claimMission.ts';
import { leadersOf } from './leaders.ts';
import { missionsOf } from './memberMissions.ts';
import type { Services } from './services.ts';

/**
 * Missions with a member's progress, claims, and the week's leaders. Members on a break are not shown what play would
 * earn.
 */
export function routes(serve: Serve, services: Services): void {
  const { database, clock } = services;

  serve(missions, async (_request, { market, language, session: { memberId } }) => {
    const now = clock();
    if (await isBlocked(database, memberId, now)) return { onBreak: true, available: 0, rows: [] };
    const rows = await missionsOf(database, memberId, { market: market.code, language, now });
    return { onBreak: false, available: rows.filter(({ state }) => state === 'ready').length, rows };
  });

  serve(missionLeaders, async (_request, { market, session: { memberId } }) => {
    const now = clock();
    const found = await leadersOf(database, memberId, market, now);
    return (await isBlocked(database, memberId, now)) ? { ...found, rows: [], mine: null } : found;
  });

  serve(claimMission, (request, context) => claim(services, request, context));
}

import { addTeamKey, revokeTeamKey, setTeamRendering, teams } from '@unisite/shared/contract/operatorsTeams';
import { operatorActor } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import type { Services } from '../services.ts';

/** Teams that publish remotes, their keys, and the markets they may act in. */
export function teamCalls(serve: ServeOperatorCall, { registry }: Services): void {
  serve(teams, async () => ({ teams: await registry.teams.list() }));
  serve(addTeamKey, ({ team, publicKey, markets, why }, { session }) =>
    registry.teams.addKey({ team, publicKey, markets }, { who: operatorActor(session), why }),
  );
  serve(revokeTeamKey, async ({ team, key, why }, { session }) => {
    const revoked = await registry.teams.revokeKey(team, key, { who: operatorActor(session), why });
    return revoked.team;
  });
  serve(setTeamRendering, ({ team, isRendered, why }, { session }) =>
    registry.teams.setRendering({ team, isRendered }, { who: operatorActor(session), why }),
  );
}

import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import { guardedChangeState, reason, teamView } from './rollout.ts';
import { publicKey } from './signing.ts';

export const teams = call({
  name: 'teams',
  method: 'GET',
  path: '/ops/teams',
  access: 'operator',
  request: empty,
  value: z.object({ teams: z.array(teamView) }),
});
/** Needs a second operator if it affects a market with four eyes; the value is the team's current state. */
export const addTeamKey = call({
  name: 'addTeamKey',
  method: 'POST',
  path: '/ops/teams/:team/keys',
  access: 'security',
  errors: ['KEY_TAKEN', 'KEY_MALFORMED', 'MARKET_UNKNOWN', 'WAITS_ALREADY'],
  request: z.object({
    team: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
    publicKey,
    /** Markets where the team may act alone; replaces the previous list. */
    markets: z.array(z.string()),
    why: reason,
  }),
  value: z.object({ ...teamView.shape, state: guardedChangeState }),
});
export const revokeTeamKey = call({
  name: 'revokeTeamKey',
  method: 'POST',
  path: '/ops/teams/:team/keys/:key/revoke',
  access: 'security',
  errors: ['KEY_UNKNOWN'],
  request: z.object({ team: z.string(), key: z.string(), why: reason }),
  value: teamView,
});
/** Allows or stops server rendering of a team's pages and widgets, in all markets, at once. */
export const setTeamRendering = call({
  name: 'setTeamRendering',
  method: 'POST',
  path: '/ops/teams/:team/rendering',
  access: 'security',
  errors: ['TEAM_UNKNOWN'],
  request: z.object({ team: z.string().check(z.maxLength(40)), isRendered: z.boolean(), why: reason }),
  value: teamView,
});

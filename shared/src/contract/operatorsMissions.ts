import * as z from '@unisite/shared/schema';
import { operatorCall as call } from './operatorCall.ts';
import { missionDraft, missionId } from './operatorsMissionDraft.ts';
import { missionDeskErrors } from './operatorsMissionShape.ts';
import { reason } from './rollout.ts';

export const deskMission = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(['scheduled', 'running', 'ended']),
  draft: missionDraft,
  /** Valid claims, and reversed ones. */
  claimed: z.int(),
  takenBack: z.int(),
});
export type DeskMission = z.Infer<typeof deskMission>;

/** Missions for operators, ended ones last. */
export const missionDesk = call({
  name: 'missionDesk',
  method: 'GET',
  path: '/ops/missions',
  access: 'cash',
  request: z.object({}),
  value: z.object({ rows: z.array(deskMission) }),
});

/** Writes a new mission (`revision` null) or the next revision. Needs a second operator if it gives more. */
export const saveMission = call({
  name: 'saveMission',
  method: 'POST',
  path: '/ops/missions/:id',
  access: 'cash',
  errors: [...missionDeskErrors, 'PROPOSAL_WAITS'],
  request: z.object({
    id: missionId,
    revision: z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    draft: missionDraft,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/** Ends a mission with the current day or week; a one-time mission ends a week from today. Idempotent. */
export const endMission = call({
  name: 'endMission',
  method: 'POST',
  path: '/ops/missions/:id/end',
  access: 'cash',
  errors: ['NOT_FOUND'],
  request: z.object({ id: missionId, why: reason }),
  value: z.object({
    /** Its last day. */
    until: z.string(),
  }),
});

const given = z.object({
  day: z.string(),
  claims: z.int(),
  takenBack: z.int(),
  points: z.int(),
  /** Bonus money, whole units. */
  money: z.number(),
  tickets: z.int(),
  spins: z.int(),
  /** Points paid for spins. */
  paid: z.int(),
  spinPoints: z.int(),
  spinMoney: z.number(),
});
export type GivenDay = z.Infer<typeof given>;

/** Rewards of a market's missions and wheel in the last 14 days, newest first; empty days are left out. */
export const rewardsGiven = call({
  name: 'rewardsGiven',
  method: 'GET',
  path: '/ops/missions/given/:market',
  access: 'cash',
  request: z.object({ market: z.string().check(z.regex(/^[A-Z]{2,8}$/)) }),
  value: z.object({ rows: z.array(given) }),
});

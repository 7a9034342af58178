import * as z from '@unisite/shared/schema';
import {
  type MissionGift,
  type MissionGoal,
  missionGift,
  missionGoal,
  missionRepeats,
  targetOfGoal,
} from './missions.ts';
import { operatorCall as call } from './operatorCall.ts';
import { marketCodes, writtenLine } from './operatorTexts.ts';
import { reason } from './rollout.ts';

export const longestMissionTitle = 80;
export const missionId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,59}$/));

/** Most missions of a market at a time. */
export const MOST_MISSIONS = 40;

const day = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\d$/),
  z.refine(
    (text) =>
      !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
  ),
);

/** How often a mission of a goal may be done: nobody is paid for depositing every day, and what is done once is done once. */
export const repeatsOf: Readonly<Record<MissionGoal['kind'], readonly ('daily' | 'weekly' | 'once')[]>> = {
  turnover: ['daily', 'weekly', 'once'],
  rounds: ['daily', 'weekly', 'once'],
  days: ['weekly'],
  tickets: ['daily', 'weekly', 'once'],
  stations: ['daily', 'weekly', 'once'],
  deposit: ['weekly', 'once'],
  phone: ['once'],
  identity: ['once'],
  limit: ['once'],
};

/** A mission as operators write it. Days are those of Asia/Ho_Chi_Minh. */
export const missionDraft = z
  .object({
    markets: marketCodes,
    repeats: missionRepeats,
    title: writtenLine(longestMissionTitle),
    goal: missionGoal,
    gives: missionGift,
    from: day,
    /** Its last day; null: none. */
    until: z.nullable(day),
  })
  .check(
    z.refine(({ goal, repeats }) => repeatsOf[goal.kind].includes(repeats), { path: ['repeats'] }),
    z.refine(({ from, until }) => until === null || until >= from, { path: ['until'] }),
  );
export type MissionDraft = z.Infer<typeof missionDraft>;

const amountOfGift = (gift: MissionGift): number =>
  gift.kind === 'points' ? gift.points : gift.kind === 'tickets' ? gift.count : gift.amount;

const sameCategories = (one: MissionGoal, other: MissionGoal): boolean =>
  !('categories' in one) ||
  ('categories' in other && [...one.categories].sort().join() === [...other.categories].sort().join());

/** Whether members get more by a mission than before, or the same for less: a new one, more markets or days, more of a gift. */
export function isLooserMission(from: MissionDraft | null, to: MissionDraft): boolean {
  if (from === null) return true;
  const ends = (until: string | null) => until ?? '9999';
  return (
    to.markets.some((code) => !from.markets.includes(code)) ||
    ends(to.until) > ends(from.until) ||
    to.from < from.from ||
    to.repeats !== from.repeats ||
    to.goal.kind !== from.goal.kind ||
    !sameCategories(from.goal, to.goal) ||
    leastOfGoal(to.goal) < leastOfGoal(from.goal) ||
    to.gives.kind !== from.gives.kind ||
    amountOfGift(to.gives) > amountOfGift(from.gives) ||
    wageringOf(to.gives) < wageringOf(from.gives)
  );
}

const leastOfGoal = (goal: MissionGoal): number => (goal.kind === 'deposit' ? goal.least : targetOfGoal(goal));
const wageringOf = (gift: MissionGift): number => (gift.kind === 'bonus' ? gift.wagering : 0);

/**
 * Whether a mission that has begun would ask more of its members, or give them less. That is not done to who is halfway: it
 * is ended, and another one made.
 */
export function isHarsherMission(from: MissionDraft, to: MissionDraft): boolean {
  return (
    from.markets.some((code) => !to.markets.includes(code)) ||
    to.from !== from.from ||
    to.repeats !== from.repeats ||
    to.goal.kind !== from.goal.kind ||
    !sameCategories(from.goal, to.goal) ||
    leastOfGoal(to.goal) > leastOfGoal(from.goal) ||
    to.gives.kind !== from.gives.kind ||
    amountOfGift(to.gives) < amountOfGift(from.gives) ||
    wageringOf(to.gives) > wageringOf(from.gives)
  );
}

export const deskMission = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(['scheduled', 'running', 'ended']),
  draft: missionDraft,
  /** Claims that stand, and those that were taken back. */
  claimed: z.int(),
  takenBack: z.int(),
});
export type DeskMission = z.Infer<typeof deskMission>;

/** The missions for operators, those that have ended last. */
export const missionDesk = call({
  name: 'missionDesk',
  method: 'GET',
  path: '/ops/missions',
  access: 'cash',
  request: z.object({}),
  value: z.object({ rows: z.array(deskMission) }),
});

export const missionDeskErrors = [
  'MISSION_CHANGED',
  'MISSION_BEGUN',
  'MISSIONS_FULL',
  'UNKNOWN_MARKET',
  'END_PASSED',
] as const;

/** Writes a mission: a new one (`revision` null) or the next revision. It waits for a second operator where it gives more. */
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

/** Ends a mission with the day or week that runs; one that is done once ends a week from today. Again it changes nothing. */
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
  /** Money of bonuses, whole. */
  money: z.number(),
  tickets: z.int(),
  spins: z.int(),
  /** Points that spins cost. */
  paid: z.int(),
  spinPoints: z.int(),
  spinMoney: z.number(),
});
export type GivenDay = z.Infer<typeof given>;

/** What missions and the wheel of a market gave in the last 14 days, the newest first; days without anything are left out. */
export const rewardsGiven = call({
  name: 'rewardsGiven',
  method: 'GET',
  path: '/ops/missions/given/:market',
  access: 'cash',
  request: z.object({ market: z.string().check(z.regex(/^[A-Z]{2,8}$/)) }),
  value: z.object({ rows: z.array(given) }),
});

import * as z from '@unisite/shared/schema';
import { type MissionGift, type MissionGoal, targetOfGoal } from './missionGoal.ts';
import { missionShape } from './operatorsMissionShape.ts';

export const missionId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,59}$/));

/** Most simultaneous missions of a market. */
export const MAX_MISSIONS = 40;

/** Allowed recurrence per goal: daily rewards for deposits are excluded, and one-time goals count once. */
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

/** Whether a text is a calendar date. */
export const isMissionDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** A mission as written by operators. Days are those of the market; `until`: its last day, null for none. */
export const missionDraft = missionShape.check(
  z.refine(({ from }) => isMissionDay(from), { path: ['from'] }),
  z.refine(({ goal, repeats }) => repeatsOf[goal.kind].includes(repeats), { path: ['repeats'] }),
  z.refine(({ from, until }) => until === null || (isMissionDay(until) && until >= from), { path: ['until'] }),
);
export type MissionDraft = z.Infer<typeof missionDraft>;

const amountOfGift = (gift: MissionGift): number =>
  gift.kind === 'points' ? gift.points : gift.kind === 'tickets' ? gift.count : gift.amount;

const sameCategories = (one: MissionGoal, other: MissionGoal): boolean =>
  !('categories' in one) ||
  ('categories' in other && [...one.categories].sort().join() === [...other.categories].sort().join());

/**
 * Whether members get more by a mission than before, or the same for less: a new one, more markets or days, a larger
 * reward.
 */
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
 * Whether a started mission would require more or give less. That is not allowed midway: it must be ended and replaced.
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

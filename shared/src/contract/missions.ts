import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { missionGift, missionGoal, missionRepeats } from './missionGoal.ts';
import { operation } from './operation.ts';

/** Days after its period in which a reward can still be claimed. */
export const CLAIM_DAYS = 3;

/** A day or the first day of a week (YYYY-MM-DD), or `once`. */
export const missionPeriod = z.string().check(z.regex(/^(once|\d{4}-\d\d-\d\d)$/));

export const memberMission = z.object({
  id: z.string(),
  period: missionPeriod,
  title: z.string(),
  repeats: missionRepeats,
  goal: missionGoal,
  gives: missionGift,
  /** In the goal's unit; at most the target. */
  progress: z.number(),
  target: z.number(),
  /** ready: claimable. */
  state: z.enum(['open', 'ready', 'claimed']),
  /** The period is over, and only the claim is left. */
  isOver: z.boolean(),
  /** The last day of its period; null: none. */
  lastDay: z.nullable(z.string()),
});
export type MemberMission = z.Infer<typeof memberMission>;

export const missions = operation({
  name: 'missions',
  summary: "The market's missions with the member's progress; none while a break is on",
  method: 'GET',
  path: '/wps/missions',
  access: 'member',
  request: empty,
  value: z.object({
    onBreak: z.boolean(),
    /** Number of claimable ones. */
    available: z.int(),
    rows: z.array(memberMission),
  }),
});

export const missionLeaders = operation({
  name: 'missionLeaders',
  summary: 'Who was given most points by missions in this week; members on a break are left out',
  method: 'GET',
  path: '/wps/missions/leaders',
  access: 'member',
  request: empty,
  value: z.object({
    /** First and last day: Monday and Sunday. */
    from: z.string(),
    to: z.string(),
    rows: z.array(z.object({ place: z.int(), name: z.string(), points: z.int(), isMe: z.boolean() })),
    /** The member's own rank; null: no points yet, or on a break. */
    mine: z.nullable(z.object({ place: z.int(), points: z.int() })),
  }),
});

export const missionErrors = [
  'MISSION_OVER',
  'MISSION_NOT_REACHED',
  'PROMOTION_SAME_PERSON',
  'SELF_EXCLUDED',
  'TIME_OUT',
] as const;

export const claimMission = operation({
  name: 'claimMission',
  summary: 'Takes what a mission gives, once a period; again it changes nothing',
  method: 'POST',
  path: '/wps/missions/:id/claim',
  access: 'member',
  idempotent: true,
  errors: missionErrors,
  request: z.object({ id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,59}$/)), period: missionPeriod }),
  value: z.object({ gives: missionGift }),
});

export const missionOperations = [missions, missionLeaders, claimMission] as const;

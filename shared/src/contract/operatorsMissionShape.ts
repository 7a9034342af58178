import * as z from '@unisite/shared/schema';
import { missionGift, missionGoal, missionRepeats } from './missionGoal.ts';
import { marketCodes, writtenLine } from './operatorTexts.ts';

export const longestMissionTitle = 80;

/** A mission as stored. */
export const missionShape = z.object({
  markets: marketCodes,
  repeats: missionRepeats,
  title: writtenLine(longestMissionTitle),
  goal: missionGoal,
  gives: missionGift,
  from: z.string(),
  until: z.nullable(z.string()),
});

export const missionDeskErrors = [
  'MISSION_CHANGED',
  'MISSION_BEGUN',
  'MISSIONS_FULL',
  'UNKNOWN_MARKET',
  'END_PASSED',
] as const;

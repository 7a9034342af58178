import * as z from '@unisite/shared/schema';
import { missionGift, missionGoal, missionRepeats } from './missionGoal.ts';
import { marketCodes, writtenLine } from './operatorTexts.ts';

export const maxMissionTitleLength = 80;

/** A mission as stored. */
export const missionShape = z.object({
  markets: marketCodes,
  repeats: missionRepeats,
  title: writtenLine(maxMissionTitleLength),
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

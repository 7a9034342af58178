import type { RefusalErrorCode } from '@unisite/shared/contract';
import { accessRefusals } from './refusalTexts/access.ts';
import { agentsRefusals } from './refusalTexts/agents.ts';
import { cashRefusals } from './refusalTexts/cash.ts';
import { contractsRefusals } from './refusalTexts/contracts.ts';
import { gamesRefusals } from './refusalTexts/games.ts';
import { generalRefusals } from './refusalTexts/general.ts';
import { missionRefusals } from './refusalTexts/missions.ts';
import { operatorsRefusals } from './refusalTexts/operators.ts';
import { pointsRefusals } from './refusalTexts/points.ts';
import { promotionsRefusals } from './refusalTexts/promotions.ts';
import { protectionRefusals } from './refusalTexts/protection.ts';
import type { RefusalText } from './refusalTexts/refusalText.ts';
import { teamsRefusals } from './refusalTexts/teams.ts';
import { verificationRefusals } from './refusalTexts/verification.ts';

/** Every code a call can be refused with: its HTTP status and its text. Codes are permanent; texts may be improved. */
export const refusalTexts = {
  ...generalRefusals,
  ...accessRefusals,
  ...agentsRefusals,
  ...contractsRefusals,
  ...gamesRefusals,
  ...teamsRefusals,
  ...promotionsRefusals,
  ...missionRefusals,
  ...pointsRefusals,
  ...protectionRefusals,
  ...verificationRefusals,
  ...cashRefusals,
  ...operatorsRefusals,
} as const satisfies Readonly<Record<RefusalErrorCode, RefusalText>>;

export type RefusalCode = keyof typeof refusalTexts;

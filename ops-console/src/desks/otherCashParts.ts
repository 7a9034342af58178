import type { OtherCashDesksParts } from './money/cash/OtherCashDesks.tsx';
import { LateWins } from './play/seamless/lateWins/LateWins.tsx';

export const otherCashParts: OtherCashDesksParts = { LateWins };

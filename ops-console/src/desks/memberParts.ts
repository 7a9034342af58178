import type { MemberPageParts } from './access/members/page/MemberPage.tsx';
import { MemberProtection } from './access/protection/MemberProtection.tsx';
import { MemberCorrections } from './money/cash/corrections/MemberCorrections.tsx';
import { MemberBonuses } from './rewards/bonuses/MemberBonuses.tsx';
import { MemberSigns } from './site/signs/MemberSigns.tsx';

export const memberParts: MemberPageParts = {
  Signs: MemberSigns,
  Bonuses: MemberBonuses,
  Corrections: MemberCorrections,
  Protection: MemberProtection,
};

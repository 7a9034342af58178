import type { DeskRoles } from '../acts/deskRoles.ts';
import type { PageEntries } from '../frame/navigation/pageEntries.ts';
import { identity } from './access/identity/desk.ts';
import { members } from './access/members/desk.ts';
import { protection } from './access/protection/desk.ts';
import { verification } from './access/verification/desk.ts';
import { contracts } from './agents/contracts/desk.ts';
import { registry } from './delivery/registry/desk.ts';
import { cash } from './money/cash/desk.ts';
import { lineTransfers } from './money/lineTransfers/desk.ts';
import { wallets } from './money/wallets/desk.ts';
import { console } from './operators/console/desk.ts';
import { proposals } from './operators/proposals/desk.ts';
import { lottery } from './play/lottery/desk.ts';
import { seamless } from './play/seamless/desk.ts';
import { bonuses } from './rewards/bonuses/desk.ts';
import { missions } from './rewards/missions/desk.ts';
import { points } from './rewards/points/desk.ts';
import { promotions } from './rewards/promotions/desk.ts';
import { rebates } from './rewards/rebates/desk.ts';
import { referrals } from './rewards/referrals/desk.ts';
import { vip } from './rewards/vip/desk.ts';
import { content } from './site/content/desk.ts';
import { mailings } from './site/mailings/desk.ts';
import { markets } from './site/markets/desk.ts';
import { messages } from './site/messages/desk.ts';
import { signs } from './site/signs/desk.ts';

const membersDesk = members(
  async () => (await import(/* webpackChunkName: "member" */ './memberParts.ts')).memberParts,
);
const cashDesk = cash(
  async () => (await import(/* webpackChunkName: "otherCash" */ './otherCashParts.ts')).otherCashParts,
);
const promotionsDesk = promotions(
  async () => (await import(/* webpackChunkName: "promotions" */ './promotionsParts.ts')).promotionsParts,
);
const contentDesk = content(
  async () => (await import(/* webpackChunkName: "content" */ './contentParts.ts')).contentParts,
);
const marketsDesk = markets(
  async () => (await import(/* webpackChunkName: "markets" */ './marketsParts.ts')).marketsParts,
);

/** The pages of all desks. */
export const pages: PageEntries = {
  ...membersDesk.pages,
  ...verification.pages,
  ...contracts.pages,
  ...registry.pages,
  ...cashDesk.pages,
  ...console.pages,
  ...proposals.pages,
  ...lottery.pages,
  ...seamless.pages,
  ...promotionsDesk.pages,
  ...contentDesk.pages,
  ...marketsDesk.pages,
  ...signs.pages,
};

/** The roles for what all desks' operators do and decide. */
export const roles: DeskRoles = {
  dialogs: {
    ...identity.dialogs,
    ...membersDesk.dialogs,
    ...protection.dialogs,
    ...verification.dialogs,
    ...contracts.dialogs,
    ...registry.dialogs,
    ...cashDesk.dialogs,
    ...lineTransfers.dialogs,
    ...wallets.dialogs,
    ...proposals.dialogs,
    ...lottery.dialogs,
    ...seamless.dialogs,
    ...bonuses.dialogs,
    ...missions.dialogs,
    ...points.dialogs,
    ...promotionsDesk.dialogs,
    ...rebates.dialogs,
    ...referrals.dialogs,
    ...vip.dialogs,
    ...contentDesk.dialogs,
    ...mailings.dialogs,
    ...marketsDesk.dialogs,
    ...messages.dialogs,
    ...signs.dialogs,
  },
  proposals: {
    ...membersDesk.proposals,
    ...protection.proposals,
    ...contracts.proposals,
    ...cashDesk.proposals,
    ...lottery.proposals,
    ...seamless.proposals,
    ...bonuses.proposals,
    ...missions.proposals,
    ...points.proposals,
    ...promotionsDesk.proposals,
    ...mailings.proposals,
    ...marketsDesk.proposals,
    ...messages.proposals,
  },
};

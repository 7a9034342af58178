import type { PageEntries } from '../frame/navigation/pageEntries.ts';
import { members } from './access/members/desk.ts';
import { verification } from './access/verification/desk.ts';
import { contracts } from './agents/contracts/desk.ts';
import { registry } from './delivery/registry/desk.ts';
import { cash } from './money/cash/desk.ts';
import { console } from './operators/console/desk.ts';
import { proposals } from './operators/proposals/desk.ts';
import { lottery } from './play/lottery/desk.ts';
import { seamless } from './play/seamless/desk.ts';
import { promotions } from './rewards/promotions/desk.ts';
import { content } from './site/content/desk.ts';
import { markets } from './site/markets/desk.ts';
import { signs } from './site/signs/desk.ts';

/** The pages of all desks. */
export const pages: PageEntries = {
  ...members(async () => (await import(/* webpackChunkName: "member" */ './memberParts.ts')).memberParts).pages,
  ...verification.pages,
  ...contracts.pages,
  ...registry.pages,
  ...cash(async () => (await import(/* webpackChunkName: "otherCash" */ './otherCashParts.ts')).otherCashParts).pages,
  ...console.pages,
  ...proposals.pages,
  ...lottery.pages,
  ...seamless.pages,
  ...promotions(async () => (await import(/* webpackChunkName: "promotions" */ './promotionsParts.ts')).promotionsParts)
    .pages,
  ...content(async () => (await import(/* webpackChunkName: "content" */ './contentParts.ts')).contentParts).pages,
  ...markets(async () => (await import(/* webpackChunkName: "markets" */ './marketsParts.ts')).marketsParts).pages,
  ...signs.pages,
};

import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { memberLabels } from './memberLabel.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { agentPayErrors, contractKindChange, houseContractChange, payRunChange } from './operatorsAgentShape.ts';
import { announcementDraft, announcementErrors } from './operatorsAnnouncements.ts';
import { acceptApplicationErrors } from './operatorsApplications.ts';
import { bonusDraft } from './operatorsBonuses.ts';
import { guardedWithdrawalAct } from './operatorsCash.ts';
import { moneyLimits } from './operatorsLimits.ts';
import { mailingErrors, mailingShape } from './operatorsMailingShape.ts';
import { marketAge } from './operatorsMarketAge.ts';
import { marketCash } from './operatorsMarketCash.ts';
import { marketIdentity } from './operatorsMarketIdentity.ts';
import { marketLineTransfers } from './operatorsMarketLineTransfers.ts';
import { marketLottery } from './operatorsMarketLottery.ts';
import { marketPayRuns } from './operatorsMarketPayRuns.ts';
import { marketPoints } from './operatorsMarketPoints.ts';
import { marketProtection } from './operatorsMarketProtection.ts';
import { marketRebates } from './operatorsMarketRebates.ts';
import { marketReferral } from './operatorsMarketReferral.ts';
import {
  appEntries,
  marketStatus,
  registrationFlags,
  serviceEntries,
  settingErrors,
} from './operatorsMarketSettings.ts';
import { marketVip } from './operatorsMarketVip.ts';
import { missionDeskErrors, missionShape } from './operatorsMissionShape.ts';
import { goodsDraft } from './operatorsPoints.ts';
import { promotionDraft, promotionErrors } from './operatorsPromotions.ts';
import { stationPlan } from './operatorsStationPlan.ts';
import { callerSettings, launchSettings, secretOverlap } from './operatorsVendors.ts';
import { wheelErrors, wheelShape } from './operatorsWheelShape.ts';
import { exclusionLength, playLimitKind, playPeriod } from './protection.ts';
import { reason } from './rollout.ts';
import { switches } from './site.ts';
import { withdrawalState } from './withdrawals.ts';

/** What one operator proposes and a second one decides, with everything the second must know. */
export const proposedChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('withdrawal'),
    act: guardedWithdrawalAct,
    id: z.string(),
    reference: z.string(),
    account: z.string(),
    market: z.string(),
    currency: z.string(),
    /** The amount moved: paid out, or returned to the member. */
    amount,
    /** State of the withdrawal when it was proposed. */
    seen: withdrawalState,
  }),
  z.object({
    kind: z.literal('lateWin'),
    id: z.string(),
    /** The vendor's ids. */
    roundId: z.string(),
    transactionId: z.string(),
    vendor: z.string(),
    account: z.string(),
    market: z.string(),
    currency: z.string(),
    amount,
  }),
  z.object({ kind: z.literal('callerAdd'), caller: z.string(), settings: callerSettings }),
  z.object({ kind: z.literal('callerSettings'), caller: z.string(), from: callerSettings, to: callerSettings }),
  z.object({ kind: z.literal('callerSecret'), caller: z.string(), version: z.int(), overlapHours: secretOverlap }),
  z.object({ kind: z.literal('vendorLaunch'), vendor: z.string(), from: launchSettings, to: launchSettings }),
  z.object({ kind: z.literal('moneyLimits'), market: z.string(), from: moneyLimits, to: moneyLimits }),
  z.object({ kind: z.literal('marketStatus'), market: z.string(), from: marketStatus, to: marketStatus }),
  z.object({ kind: z.literal('marketSwitches'), market: z.string(), from: switches, to: switches }),
  z.object({
    kind: z.literal('registrationFields'),
    market: z.string(),
    from: registrationFlags,
    to: registrationFlags,
  }),
  z.object({ kind: z.literal('serviceEntries'), market: z.string(), from: serviceEntries, to: serviceEntries }),
  /** A visible revision of an announcement. */
  z.object({ kind: z.literal('announcement'), id: z.string(), revision: z.int(), draft: announcementDraft }),
  /** A message to a segment, and the number of members in it. */
  z.object({ kind: z.literal('mailing'), id: z.string(), reach: z.int(), draft: mailingShape }),
  /** A revision of a mall item, or a new one (`revision` null); `from`: the previous one. */
  z.object({
    kind: z.literal('goods'),
    id: z.string(),
    revision: z.nullable(z.int()),
    from: z.nullable(goodsDraft),
    to: goodsDraft,
  }),
  /** A revision of a mission, or a new one (`revision` null); `from`: the previous one. */
  z.object({
    kind: z.literal('mission'),
    id: z.string(),
    revision: z.nullable(z.int()),
    from: z.nullable(missionShape),
    to: missionShape,
  }),
  /** A revision of a market's wheel, or its first (`revision` null); `from`: as the operator saw it. */
  z.object({
    kind: z.literal('wheel'),
    market: z.string(),
    revision: z.nullable(z.int()),
    from: z.nullable(wheelShape),
    to: wheelShape,
  }),
  z.object({ kind: z.literal('pointRule'), market: z.string(), from: marketPoints, to: marketPoints }),
  /** A revision of a promotion, or a new one (`revision` null); `from`: the previous one. */
  z.object({
    kind: z.literal('promotion'),
    id: z.string(),
    revision: z.nullable(z.int()),
    from: z.nullable(promotionDraft),
    to: promotionDraft,
  }),
  /** The bonus of an application. */
  z.object({
    kind: z.literal('application'),
    id: z.string(),
    reference: z.string(),
    promotion: z.string(),
    title: z.object({ vi: z.string(), en: z.string() }),
    member: z.string(),
    account: z.string(),
    market: z.string(),
    currency: z.string(),
    amount,
  }),
  z.object({ kind: z.literal('appEntries'), market: z.string(), from: appEntries, to: appEntries }),
  z.object({ kind: z.literal('marketProtection'), market: z.string(), from: marketProtection, to: marketProtection }),
  z.object({ kind: z.literal('marketIdentity'), market: z.string(), from: marketIdentity, to: marketIdentity }),
  z.object({ kind: z.literal('marketAge'), market: z.string(), from: marketAge, to: marketAge }),
  z.object({ kind: z.literal('marketLottery'), market: z.string(), from: marketLottery, to: marketLottery }),
  z.object({
    kind: z.literal('marketLineTransfers'),
    market: z.string(),
    from: marketLineTransfers,
    to: marketLineTransfers,
  }),
  z.object({ kind: z.literal('marketCash'), market: z.string(), from: marketCash, to: marketCash }),
  z.object({ kind: z.literal('marketReferral'), market: z.string(), from: marketReferral, to: marketReferral }),
  z.object({ kind: z.literal('marketRebates'), market: z.string(), from: marketRebates, to: marketRebates }),
  z.object({ kind: z.literal('marketPayRuns'), market: z.string(), from: marketPayRuns, to: marketPayRuns }),
  contractKindChange,
  houseContractChange,
  payRunChange,
  z.object({ kind: z.literal('marketVip'), market: z.string(), from: marketVip, to: marketVip }),
  /** A bonus for one member. */
  z.object({
    kind: z.literal('memberBonus'),
    member: z.string(),
    account: z.string(),
    market: z.string(),
    currency: z.string(),
    key: z.string(),
    draft: bonusDraft,
  }),
  /** Labels used by promotions. */
  z.object({
    kind: z.literal('memberLabels'),
    member: z.string(),
    account: z.string(),
    market: z.string(),
    from: memberLabels,
    to: memberLabels,
  }),
  /** A higher operators' limit for a member, or none. */
  z.object({
    kind: z.literal('playLimit'),
    member: z.string(),
    account: z.string(),
    market: z.string(),
    limit: playLimitKind,
    period: playPeriod,
    from: z.number(),
    to: z.nullable(z.number()),
  }),
  /** The end of an exclusion that the member did not choose. */
  z.object({
    kind: z.literal('exclusionLift'),
    id: z.string(),
    member: z.string(),
    account: z.string(),
    market: z.string(),
    source: z.enum(['person', 'operator']),
    length: exclusionLength,
    startedAt: z.string(),
  }),
  z.object({
    kind: z.literal('drawVoid'),
    code: z.string(),
    numero: z.string(),
    name: z.object({ vi: z.string(), en: z.string() }),
    tickets: z.int(),
  }),
  /** A higher limit for a pick of an open draw; null: the market's. */
  z.object({
    kind: z.literal('pickLimit'),
    code: z.string(),
    numero: z.string(),
    name: z.object({ vi: z.string(), en: z.string() }),
    market: z.string(),
    bet: z.string(),
    pick: z.string(),
    from: amount,
    to: z.nullable(amount),
  }),
  z.object({
    kind: z.literal('stationPlan'),
    code: z.string(),
    name: z.object({ vi: z.string(), en: z.string() }),
    from: stationPlan,
    to: stationPlan,
  }),
]);
export type ProposedChange = z.Infer<typeof proposedChange>;
export type ProposalKind = ProposedChange['kind'];

/** An open proposal. */
export const proposal = z.object({
  id: z.string(),
  change: proposedChange,
  /** Operators' accounts: the proposer, and those who may not approve or refuse it. */
  by: z.string(),
  notBy: z.array(z.string()),
  at: z.string(),
  why: z.string(),
});
export type Proposal = z.Infer<typeof proposal>;

/** Open proposals of the kinds that the operator's roles may decide, oldest first. */
export const proposals = call({
  name: 'proposals',
  method: 'GET',
  path: '/ops/proposals',
  access: 'operator',
  request: empty,
  value: z.object({ proposals: z.array(proposal) }),
});

/**
 * Needs the role of the kind: cash for withdrawals and late wins, vendors for callers and vendors, security for limits,
 * switches, registration and a market's player protection, release for a market's status, support for customer service,
 * apps, and members' limits and exclusions, lottery for draws and stations. `approve` and `refuse` need another
 * operator than the proposer (SAME_PERSON), `withdraw` the proposer. Whoever approved a payout may not approve marking
 * it as paid or returning money of it. A proposal that can no longer be carried out is refused with the reason and
 * stays open. Repeating a decision returns the same response.
 */
export const decideProposal = call({
  name: 'decideProposal',
  method: 'POST',
  path: '/ops/proposals/:id/decision',
  access: 'operator',
  errors: [
    'ALREADY_CLOSED',
    'SAME_PERSON',
    'DEBT_OPEN',
    'CALLER_TAKEN',
    'VENDOR_CHANGED',
    'VENDOR_ADDRESS',
    'LIMITS_CHANGED',
    'TIMETABLE_INVALID',
    'TIMETABLE_DAY',
    'LIMIT_ABOVE_OFFER',
    'LABELS_CHANGED',
    ...settingErrors,
    ...announcementErrors,
    ...mailingErrors,
    ...promotionErrors,
    ...acceptApplicationErrors,
    'ITEM_CHANGED',
    ...missionDeskErrors,
    ...wheelErrors,
    ...agentPayErrors,
  ],
  request: z.object({
    id: z.string().check(z.regex(/^\d{1,18}$/)),
    decision: z.enum(['approve', 'refuse', 'withdraw']),
    why: reason,
  }),
  value: z.object({
    state: z.enum(['done', 'refused', 'withdrawn']),
    /** The second half of a caller's secret, shown to nobody else; null: no secret was generated. */
    secretHalf: z.nullable(z.string()),
  }),
});

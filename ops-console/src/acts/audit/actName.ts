import type { AuditEntry } from '@unisite/shared/contract/rollout';
import type { IconName } from '@unisite/shared/ui';
import { actIcons } from './actIcons.ts';

/** Kinds of audit lines with their icons; the text keys are the same. */
const known = {
  ...actIcons,
  undo: 'history',
  hide: 'eye-off',
  publish: 'send',
  propose: 'shield',
  schedule: 'calendar',
  approve: 'check-circle',
  withdraw: 'close',
  refuse: 'block',
  limits: 'wallet',
  marketStatus: 'globe',
  marketSwitches: 'settings',
  registrationFields: 'user-plus',
  marketProtection: 'shield',
  marketIdentity: 'id-card',
  marketAge: 'shield',
  marketLottery: 'ticket',
  marketLineTransfers: 'send',
  marketCash: 'wallet',
  marketReferral: 'user-plus',
  marketRebates: 'cashback',
  marketVip: 'vip',
  marketPayRuns: 'coins',
  linkOff: 'link',
  contractKindOn: 'play',
  contractKindOff: 'block',
  houseContractOffered: 'document',
  houseContractEnded: 'clock',
  houseContractKept: 'document',
  payRunApproved: 'check-circle',
  payRunRefused: 'block',
  marketTerms: 'document',
  resultEntered: 'ticket',
  resultSet: 'ticket',
  resultCorrected: 'ticket',
  pickLimit: 'ticket',
  planEnded: 'ticket',
  serviceEntries: 'headset',
  appEntries: 'download',
  announcementDrafted: 'edit',
  announcementPublished: 'announce',
  announcementWithdrawn: 'eye-off',
  mailingSent: 'send',
  mailingStopped: 'block',
  promotionSaved: 'promo',
  bonusGiven: 'gift',
  promotionEnded: 'clock',
  missionSaved: 'trophy',
  wheelSaved: 'spark',
  applicationAccepted: 'check-circle',
  applicationRefused: 'block',
  goodsSaved: 'gift',
  pointRuleSaved: 'gift',
  redemptionApproved: 'check-circle',
  redemptionRejected: 'block',
  lateWinDismissed: 'block',
  fail: 'alert',
  addKey: 'key',
  revokeKey: 'lock',
  openMarkets: 'globe',
  allowRendering: 'server',
  endRendering: 'block',
  fourEyes: 'shield',
  fourEyesOff: 'shield',
  walletsSingle: 'wallet',
  walletsAtVendors: 'wallet',
  walletsBack: 'wallet',
  vendorCallerAdd: 'server',
  vendorRules: 'edit',
  vendorSecret: 'key',
  vendorSecretEnd: 'lock',
  vendorPlace: 'edit',
  vendorOn: 'play',
  vendorOff: 'block',
  remove: 'trash',
  other: 'document',
} as const satisfies Record<string, IconName>;

export type ActName = keyof typeof known;

/** Searchable kinds: others have no text, and four eyes are one act. */
export const actNames: readonly ActName[] = Object.keys(known)
  .filter(isKnown)
  .filter((name) => name !== 'other' && name !== 'fourEyesOff');

function isKnown(act: string): act is ActName {
  return Object.hasOwn(known, act);
}

/** The kind with a text; `other` for one of a newer platform. */
export function actName({ act, subject }: Pick<AuditEntry, 'act' | 'subject'>): ActName {
  if (act === 'fourEyes' && subject === 'off') return 'fourEyesOff';
  return isKnown(act) ? act : 'other';
}

export const actIcon = (entry: Pick<AuditEntry, 'act' | 'subject'>): IconName => known[actName(entry)];

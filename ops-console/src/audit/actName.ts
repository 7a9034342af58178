import type { AuditEntry } from '@unisite/shared/contract/rollout';
import type { IconName } from '@unisite/shared/ui';

/** What the audit tells of, each with its mark; the words are in the texts under the same names. */
const known = {
  promote: 'rocket',
  canary: 'percent',
  endCanary: 'x-circle',
  rollBack: 'rollback',
  enable: 'play',
  disable: 'block',
  undo: 'history',
  hide: 'eye-off',
  publish: 'send',
  propose: 'shield',
  schedule: 'calendar',
  approve: 'check-circle',
  withdraw: 'close',
  fail: 'alert',
  addKey: 'key',
  revokeKey: 'lock',
  openMarkets: 'globe',
  fourEyes: 'shield',
  fourEyesOff: 'shield',
  remove: 'trash',
  other: 'document',
} as const satisfies Record<string, IconName>;

export type ActName = keyof typeof known;

const isKnown = (act: string): act is ActName => Object.hasOwn(known, act);

/** The name that the console has words for; `other` for what a later platform may do. */
export function actName({ act, subject }: Pick<AuditEntry, 'act' | 'subject'>): ActName {
  if (act === 'fourEyes' && subject === 'off') return 'fourEyesOff';
  return isKnown(act) ? act : 'other';
}

export const actIcon = (entry: Pick<AuditEntry, 'act' | 'subject'>): IconName => known[actName(entry)];

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
  market: 'settings',
  remove: 'trash',
  other: 'document',
} as const satisfies Record<string, IconName>;

export type ActName = keyof typeof known;

const isKnown = (act: string): act is ActName => Object.hasOwn(known, act);

/** The name that the console has words for; `other` for what a later platform may do. */
export const actName = (act: string): ActName => (isKnown(act) ? act : 'other');

export const actIcon = (act: string): IconName => known[actName(act)];

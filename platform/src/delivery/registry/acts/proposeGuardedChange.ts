import type { Rule } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import { shareMarkets } from '../../../site/markets/index.ts';
import { insertRule } from './guardedChangeRecords.ts';
import type { Reason } from './reason.ts';
import { refuse } from './registryError.ts';

/** Description of a pending rule in the audit. */
export function describeGuardedChange(rule: Rule): string {
  if (rule.kind === 'fourEyesOff') return 'fourEyes off';
  const markets = [...rule.opens.map((market) => `+${market}`), ...rule.closes.map((market) => `-${market}`)];
  return ['addKey', rule.team, rule.key, ...markets].join(' ');
}

/** The market that a rule concerns, if it concerns a single one. */
export const marketOf = (rule: Rule): string | null => (rule.kind === 'fourEyesOff' ? rule.market : null);

/** Stores a rule for a second operator. @throws RegistryError when an identical one is pending. */
export async function proposeGuardedChange(q: Queryable, rule: Rule, reason: Reason, at: Date): Promise<void> {
  const subject = describeGuardedChange(rule);
  if (!(await insertRule(q, rule, reason, at))) throw refuse('WAITS_ALREADY', subject);
  await writeAudit(q, { at, ...reason, act: 'propose', market: marketOf(rule), subject });
}

/** Those of these markets that have four eyes, share-locked until the transaction ends. */
export async function withFourEyes(q: Queryable, markets: readonly string[]): Promise<string[]> {
  const rows = await shareMarkets(q, markets);
  return rows.filter(({ fourEyes }) => fourEyes).map(({ code }) => code);
}

import type { Act, ActKind } from '@unisite/shared/contract/rollout';

/** Input of an act's dialog. */
export interface ActForm {
  readonly digest: string;
  /** As typed. */
  readonly percent: string;
  readonly later: boolean;
  /** As in a `datetime-local` field, in the house's time. */
  readonly at: string;
}

/** Parses a percentage: hundredths from 0.01 to 99.99, with a point or comma; `null` if invalid. */
export function percentOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return null;
  const percent = Number(text);
  return percent > 0 ? percent : null;
}

export const asksForVersion = (kind: ActKind): kind is 'promote' | 'canary' => kind === 'promote' || kind === 'canary';

/** The act of a form; `null` while it is incomplete. */
export function actOf(kind: ActKind, { digest, percent }: Pick<ActForm, 'digest' | 'percent'>): Act | null {
  if (!asksForVersion(kind)) return { kind };
  if (digest === '') return null;
  if (kind === 'promote') return { kind, digest };
  const share = percentOf(percent);
  return share === null ? null : { kind, digest, percent: share };
}

import type { Act, ActKind } from '@unisite/shared/contract/rollout';

/** What is filled in before something is done. */
export interface ActForm {
  readonly digest: string;
  /** As typed. */
  readonly percent: string;
  readonly later: boolean;
  /** As a `datetime-local` field has it, in the time of Vietnam. */
  readonly at: string;
}

/** A typed percent: whole hundredths from 0.01 to 99.99, written with a point or a comma; `null` for anything else. */
export function percentOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return null;
  const percent = Number(text);
  return percent > 0 ? percent : null;
}

/** The instant of a `datetime-local` field that was filled in with the time of Vietnam (UTC+7, no summer time). */
export function instantOf(local: string): string | null {
  const at = new Date(`${local}:00+07:00`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
}

/** The other way round, for the least that the field may hold. */
export const localOf = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 16);

export const asksForVersion = (kind: ActKind): kind is 'promote' | 'canary' => kind === 'promote' || kind === 'canary';

/** The act that a form stands for; `null` while something of it is missing. */
export function actOf(kind: ActKind, { digest, percent }: Pick<ActForm, 'digest' | 'percent'>): Act | null {
  if (!asksForVersion(kind)) return { kind };
  if (digest === '') return null;
  if (kind === 'promote') return { kind, digest };
  const share = percentOf(percent);
  return share === null ? null : { kind, digest, percent: share };
}

import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { applyDecision, type Decided, type Verdict } from '../checks/applyDecision.ts';
import { askIdentity } from '../checks/askIdentity.ts';
import { type CheckRow, lockCheck } from '../checks/checkRows.ts';
import { writeIdentityEvent } from '../checks/identityEvents.ts';
import { numberDigest } from '../checks/numberDigest.ts';

interface Decision {
  readonly id: string;
  /** The submission that the operator decides on. */
  readonly reference: string;
  /** The operator's account. */
  readonly by: string;
  readonly verdict: Exclude<Verdict, { answer: 'accepted' }> | { readonly answer: 'accepted'; readonly number: string };
  readonly codesKey: string;
}

type Outcome =
  | { readonly state: 'done'; readonly decided: Decided }
  /** A repetition of the same operator's decision, after a lost response. */
  | { readonly state: 'repeated' }
  /** Recorded but not decided: the caller refuses after the commit. */
  | { readonly state: 'numberDiffers' };

/**
 * An operator's decision on a pending check. Of two concurrent ones, the second has not seen the first's effect.
 *
 * @throws Refusal NOT_FOUND, IDENTITY_CHANGED, PICTURES_UNSEEN, DOCUMENT_EXPIRED
 */
export async function decideIdentity(
  q: Queryable,
  now: Date,
  { id, reference, by, verdict, codesKey }: Decision,
): Promise<Outcome> {
  const check = await lockCheck(q, id);
  if (!check) throw new Refusal('NOT_FOUND');
  const who = `operator:${by}`;
  if (await wasDecided(q, { id, reference, who, act: verdict.answer })) return { state: 'repeated' };
  if (check.reference !== reference || check.decider !== 'operator') throw new Refusal('IDENTITY_CHANGED');
  if (await hasUnseen(q, id, by)) throw new Refusal('PICTURES_UNSEEN');
  if (verdict.answer === 'refused') return { state: 'done', decided: await applyDecision(q, now, check, who, verdict) };
  if (!isNumberOf(check, verdict.number, codesKey)) {
    await writeIdentityEvent(q, now, { check: id, who, act: 'numberDiffered', reference });
    return { state: 'numberDiffers' };
  }
  if (check.validUntil !== null && check.validUntil < dayOf(now, check.timeZone)) throw new Refusal('DOCUMENT_EXPIRED');
  return { state: 'done', decided: await applyDecision(q, now, check, who, { answer: 'accepted' }) };
}

function isNumberOf({ document, numberDigest: kept }: CheckRow, typed: string, codesKey: string): boolean {
  return document !== null && kept?.equals(numberDigest(codesKey, document, typed)) === true;
}

async function wasDecided(
  q: Queryable,
  { id, reference, who, act }: { readonly id: string; readonly reference: string; readonly who: string; act: string },
): Promise<boolean> {
  const rows = await q.query(
    'SELECT FROM identity_event WHERE check_id = $1 AND reference = $2 AND who = $3 AND act = $4 LIMIT 1',
    [id, reference, who, act],
  );
  return rows.length > 0;
}

async function hasUnseen(q: Queryable, id: string, by: string): Promise<boolean> {
  const rows = await q.query(
    `SELECT FROM identity_document d WHERE d.check_id = $1
       AND NOT EXISTS (SELECT FROM identity_look l WHERE l.check_id = $1 AND l.document_id = d.id AND l.by = $2) LIMIT 1`,
    [id, by],
  );
  return rows.length > 0;
}

interface Reopening {
  readonly id: string;
  readonly by: string;
  readonly why: string;
}

/**
 * Opens a new check, with all tries, for the member of one that has ended.
 *
 * @throws Refusal NOT_FOUND, IDENTITY_CHANGED where another is open
 */
export async function reopenIdentity(
  q: Queryable,
  now: Date,
  { id, by, why }: Reopening,
): Promise<{ readonly id: string } & Pick<CheckRow, 'memberId'>> {
  const check = await lockCheck(q, id);
  if (!check) throw new Refusal('NOT_FOUND');
  const { memberId, marketCode: market } = check;
  const opened = await askIdentity(q, now, { memberId, market, who: `operator:${by}`, why });
  if (opened === null) throw new Refusal('IDENTITY_CHANGED');
  return { id: opened, memberId };
}

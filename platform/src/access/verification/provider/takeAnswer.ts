import type { IdentityAnswer } from '@unisite/shared/contract/identityProvider';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { applyDecision, type Decided } from '../checks/applyDecision.ts';
import { type CheckRow, lockCheck } from '../checks/checkRows.ts';
import { writeIdentityEvent } from '../checks/identityEvents.ts';
import { notifyDecided } from '../notifyIdentity.ts';
import type { Services } from '../services.ts';

interface SubmissionRow {
  readonly checkId: string;
  readonly answer: 'operator' | 'accepted' | 'refused' | null;
}

/**
 * Applies a provider's answer to a submission. The first one counts, while the check awaits the provider; a repetition
 * changes nothing, and a contradiction is recorded for the operators. False: the provider never had this reference.
 */
export async function takeAnswer(
  services: Services,
  provider: string,
  reference: string,
  answer: IdentityAnswer,
): Promise<boolean> {
  const { database, clock } = services;
  if (answer.answer === 'unknown' || answer.answer === 'underway') return isHandedOver(database, provider, reference);
  const now = clock();
  const taken = await database.transaction(async (q) => {
    const found = await submissionOf(q, provider, reference);
    if (!found) return null;
    const check = await lockCheck(q, found.checkId);
    // read again under the check's lock
    const submission = await submissionOf(q, provider, reference);
    if (!check || !submission) return null;
    if (submission.answer === answer.answer) return { isNews: false, check, decided: null };
    await q.query('UPDATE identity_submission SET answer = $2, ask_at = NULL WHERE reference = $1', [
      reference,
      answer.answer,
    ]);
    const who = `provider:${provider}`;
    if (check.reference !== reference || check.decider !== 'provider') {
      const reason = answer.answer === 'refused' ? answer.reason : null;
      const event = { check: check.id, who, act: 'contradicted', reference, reason, why: answer.answer } as const;
      await writeIdentityEvent(q, now, event);
      return { isNews: true, check, decided: null };
    }
    if (answer.answer !== 'operator')
      return { isNews: true, check, decided: await applyDecision(q, now, check, who, answer) };
    await passOn(q, now, check, who);
    return { isNews: true, check, decided: null };
  });
  if (!taken) return false;
  if (taken.isNews) await notifyDecided(services, taken.decided ?? withoutEnded(taken.check));
  return true;
}

const withoutEnded = ({ memberId }: CheckRow): Decided => ({ memberId, ended: [] });

/** Leaves a locked check to the operators. */
export async function passOn(q: Queryable, now: Date, { id, reference }: CheckRow, who: string): Promise<void> {
  await q.query(`UPDATE identity_check SET state = 'inReview', decider = 'operator' WHERE id = $1`, [id]);
  await writeIdentityEvent(q, now, { check: id, who, act: 'passedOn', reference });
}

const isHandedOver = async (q: Queryable, provider: string, reference: string) =>
  (await submissionOf(q, provider, reference)) !== null;

async function submissionOf(q: Queryable, provider: string, reference: string): Promise<SubmissionRow | null> {
  const [row] = await q.query<SubmissionRow>(
    `SELECT check_id AS "checkId", answer FROM identity_submission
     WHERE reference = $1 AND provider = $2 AND asked > 0`,
    [reference, provider],
  );
  return row ?? null;
}

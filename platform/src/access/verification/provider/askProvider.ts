import type { IdentityPictureKind, MemberId } from '@unisite/shared/contract';
import type { IdentityAnswer, IdentitySubmission } from '@unisite/shared/contract/identityProvider';
import { nextPoll } from '../../../foundation/schedule/nextPoll.ts';
import { checkById, lockCheck } from '../checks/checkRows.ts';
import { notifyIdentity } from '../notifyIdentity.ts';
import type { Services } from '../services.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { passOn, takeAnswer } from './takeAnswer.ts';

const AT_A_TIME = 20;
/** What a provider has not decided by then is left to the operators. */
const PATIENCE_MS = 15 * 60_000;

interface Due {
  readonly reference: string;
  readonly checkId: string;
  readonly asked: number;
  readonly sentAt: Date;
}

/**
 * Submits new checks, and polls those without a notice. Postponing the next attempt first settles which process does
 * it; the provider handles one reference once, so an interrupted submission is repeated.
 */
export async function askProvider(services: Services, provider: IdentityProvider): Promise<void> {
  const { database, clock, log } = services;
  const now = clock();
  const due = await database.query<Due>(
    `UPDATE identity_submission SET asked = asked + 1, ask_at = $1::timestamptz + interval '1 minute'
     WHERE reference IN (SELECT reference FROM identity_submission WHERE ask_at <= $1 AND provider = $2
       ORDER BY ask_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
     RETURNING reference, check_id AS "checkId", asked, sent_at AS "sentAt"`,
    [now, provider.code, AT_A_TIME],
  );
  for (const one of due) {
    const answer = await answerTo(services, provider, one).catch((error: unknown) => {
      log.warn({ error, reference: one.reference }, 'a provider did not say how an identity check stands');
      return null;
    });
    if (answer) await takeAnswer(services, provider.code, one.reference, answer);
    if (answer?.answer === 'underway') await beginReview(services, one);
    const isLate = now.getTime() - one.sentAt.getTime() >= PATIENCE_MS;
    if (isLate) await leaveToOperators(services, one);
    await database.query(
      'UPDATE identity_submission SET ask_at = $2 WHERE reference = $1 AND ask_at IS NOT NULL AND answer IS NULL',
      [one.reference, isLate ? null : nextPoll(now, one.asked)],
    );
  }
}

async function answerTo(
  { database }: Services,
  provider: IdentityProvider,
  { reference, checkId, asked }: Due,
): Promise<IdentityAnswer> {
  const known = asked > 1 ? await provider.answerTo(reference) : null;
  if (known && known.answer !== 'unknown') return known;
  const check = await checkById(database, checkId);
  if (!check?.document) throw new Error('what was handed in names a document');
  const pictures = await database.query<{ kind: IdentityPictureKind; digest: Buffer }>(
    'SELECT kind, digest FROM identity_document WHERE check_id = $1 ORDER BY kind',
    [checkId],
  );
  const submission: IdentitySubmission = {
    reference,
    market: check.marketCode,
    document: check.document,
    validUntil: check.validUntil,
    pictures: pictures.map(({ kind, digest }) => ({ kind, digest: digest.toString('hex') })),
  };
  return provider.submit(submission);
}

/** Records that the provider has it. */
async function beginReview({ database, ...services }: Services, { checkId, reference }: Due): Promise<void> {
  const [begun] = await database.query<{ memberId: MemberId }>(
    `UPDATE identity_check SET state = 'inReview' WHERE id = $1 AND reference = $2 AND state = 'sent'
     RETURNING member_id AS "memberId"`,
    [checkId, reference],
  );
  if (begun) await notifyIdentity({ database, ...services }, begun.memberId);
}

async function leaveToOperators(services: Services, { checkId, reference }: Due): Promise<void> {
  const { database, clock } = services;
  const left = await database.transaction(async (q) => {
    const check = await lockCheck(q, checkId);
    if (check?.reference !== reference || check.decider !== 'provider') return null;
    await passOn(q, clock(), check, 'platform');
    return check;
  });
  if (left) await notifyIdentity(services, left.memberId);
}

import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { OperatorInfo } from '@unisite/shared/contract/operators';
import { openSecret } from '../../foundation/crypto/sealedSecret.ts';
import { codePairOf, stepOfCode, stepOfPair } from '../../foundation/crypto/totp.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { tooManyRequests } from '../../foundation/http/serve.ts';
import { writeOperatorAudit } from '../audit/index.ts';
import type { OperatorContext } from '../desks/index.ts';
import { houseZone } from './houseZone.ts';
import {
  endOperatorSession,
  hashOf,
  operatorInfoOf,
  operatorSessionOf,
  startOperatorSession,
} from './operatorSession.ts';
import type { Services } from './services.ts';
import { sealedAbout } from './signIn.ts';
import { countTry, forgetFailures, subjectsOf, type Trying } from './signInThrottle.ts';

const STEP_MS = 5 * 60_000;
/** Wrong codes after which the password is required again. */
const WRONG_CODES = 5;

interface SecondStep {
  readonly operatorId: string;
  readonly account: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly startedAt: Date;
  readonly newSecret: Buffer | null;
  readonly totpSecret: Buffer | null;
  readonly state: 'active' | 'closed';
}

/**
 * The second step: the authenticator's code, or two consecutive ones; each is accepted once. Starts the session with a
 * new secret; a previous session of this browser ends. The first code also enrols the authenticator.
 *
 * @throws Refusal WRONG_CODE, SIGN_IN_EXPIRED (the password is asked for again), TOO_MANY_REQUESTS
 */
export async function verifyCode(services: Services, code: string, context: OperatorContext): Promise<OperatorInfo> {
  const { database, clock, settings } = services;
  const now = clock();
  const hash = hashOf(context.cookies.step ?? '');
  const step = await findStep(database, now, hash);
  // A pending enrolment is void once another one completed: of two browsers the first wins.
  const sealed = step?.totpSecret ?? step?.newSecret;
  if (!step || !sealed || (step.totpSecret && step.newSecret)) {
    context.cookies.clear('step');
    throw new Refusal('SIGN_IN_EXPIRED');
  }
  const { operatorId, account, name, roles } = step;
  const pair = codePairOf(code);
  // Two consecutive codes cannot be guessed, so they are not delayed.
  if (!pair) await admitTry(database, now, { account, operatorId, ip: context.ip });

  const secret = openSecret(settings.operators.keys, sealedAbout(operatorId), sealed);
  const taken = pair ? stepOfPair(secret, pair, now) : stepOfCode(secret, code, now);
  const admitted =
    taken !== null &&
    (await database.transaction((q) =>
      completeSignIn(q, now, { hash, operatorId, account, taken, enrols: step.newSecret, context }),
    ));
  if (!admitted) return refuse(services, now, { hash, operatorId, context });

  context.cookies.clear('step');
  context.cookies.set('session', admitted);
  return operatorInfoOf(
    { id: '', operatorId, account, name, roles, startedAt: now, seenAt: now },
    await houseZone(services),
  );
}

/** @throws Refusal TOO_MANY_REQUESTS */
async function admitTry(database: Services['database'], now: Date, trying: Trying): Promise<void> {
  const attempt = await countTry(database, now, await subjectsOf(database, now, 'code', trying));
  if ('wait' in attempt) throw tooManyRequests(attempt.wait);
}

async function findStep(q: Queryable, now: Date, hash: Buffer): Promise<SecondStep | null> {
  const [row] = await q.query<SecondStep>(
    `SELECT s.operator_id AS "operatorId", o.account, o.name, o.roles, s.started_at AS "startedAt", s.new_secret AS "newSecret",
       o.totp_secret AS "totpSecret", o.state
     FROM operator_sign_in s JOIN operator o ON o.id = s.operator_id WHERE s.secret_hash = $1`,
    [hash],
  );
  if (!row) return null;
  const isOpen = row.state === 'active' && now.getTime() - row.startedAt.getTime() < STEP_MS;
  if (!isOpen) await q.query('DELETE FROM operator_sign_in WHERE secret_hash = $1', [hash]);
  return isOpen ? row : null;
}

interface SignInCompletion {
  readonly hash: Buffer;
  readonly operatorId: string;
  readonly account: string;
  /** Time step of the code. */
  readonly taken: number;
  readonly enrols: Buffer | null;
  readonly context: OperatorContext;
}

/** The secret of the new session; null when the code was already used. */
async function completeSignIn(
  q: Queryable,
  now: Date,
  { hash, operatorId, account, taken, enrols, context }: SignInCompletion,
): Promise<string | null> {
  const moved = enrols
    ? await q.query(
        'UPDATE operator SET totp_secret = $2, totp_step = $3, totp_since = $4, sealed_with = NULL WHERE id = $1 AND totp_secret IS NULL RETURNING 1',
        [operatorId, enrols, taken, now],
      )
    : await q.query(
        'UPDATE operator SET totp_step = $2 WHERE id = $1 AND totp_secret IS NOT NULL AND coalesce(totp_step, 0) < $2 RETURNING 1',
        [operatorId, taken],
      );
  if (moved.length === 0) return null;
  await q.query('DELETE FROM operator_sign_in WHERE secret_hash = $1', [hash]);
  await forgetFailures(q, now, { account, operatorId, ip: context.ip });
  const before = await operatorSessionOf(q, now, context.cookies.session);
  if (before.state === 'live') await endOperatorSession(q, now, before.session.id, 'replaced');
  const facts = { operatorId, ip: context.ip, userAgent: context.userAgent };
  if (enrols) await writeOperatorAudit(q, now, { kind: 'enrolled', ...facts });
  await writeOperatorAudit(q, now, { kind: 'signedIn', ...facts });
  return startOperatorSession(q, now, operatorId, context);
}

async function refuse(
  { database }: Services,
  now: Date,
  { hash, operatorId, context }: Pick<SignInCompletion, 'hash' | 'operatorId' | 'context'>,
): Promise<never> {
  const { ip, userAgent } = context;
  await writeOperatorAudit(database, now, { kind: 'codeRefused', operatorId, ip, userAgent });
  const [left] = await database.query<{ wrongCodes: number }>(
    'UPDATE operator_sign_in SET wrong_codes = wrong_codes + 1 WHERE secret_hash = $1 RETURNING wrong_codes AS "wrongCodes"',
    [hash],
  );
  if (left && left.wrongCodes < WRONG_CODES) throw new Refusal('WRONG_CODE');
  await database.query('DELETE FROM operator_sign_in WHERE secret_hash = $1', [hash]);
  context.cookies.clear('step');
  throw new Refusal('SIGN_IN_EXPIRED');
}

/** Deletes second steps that were never completed. */
export async function forgetOldSteps(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM operator_sign_in WHERE started_at < $1', [new Date(now.getTime() - STEP_MS)]);
}

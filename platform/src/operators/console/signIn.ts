import type { operatorSignIn } from '@unisite/shared/contract/operators';
import type * as z from '@unisite/shared/schema';
import { isPassword, limitSignIns, type RateLimitRule } from '../../access/identity/index.ts';
import { openSecret, sealSecret } from '../../foundation/crypto/sealedSecret.ts';
import { enrolmentUri, newSecret, stepOfCode } from '../../foundation/crypto/totp.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { tooManyRequests } from '../../foundation/http/serve.ts';
import { writeOperatorAudit } from '../audit/index.ts';
import type { OperatorContext } from '../desks/index.ts';
import { activeOperator, type OperatorAccount, operatorName } from './operatorAccount.ts';
import { hashOf, newBrowserSecret } from './operatorSession.ts';
import type { Services } from './services.ts';
import { countTry, refundTry, subjectsOf } from './signInThrottle.ts';

/** Each try costs a password hash; people make only a few. */
const triesPerAddress: RateLimitRule = { name: 'operator sign-in address', burst: 20, every: 5 };

export const sealedAbout = (operatorId: string): string => `second factor of operator ${operatorId}`;

/**
 * The first step: the password. Returns what the second one is, the code or first the enrolment of an authenticator,
 * and gives the browser five minutes for it. An unknown account, a closed one and a wrong password get the same
 * response after the same work. While others' tries delay passwords, one sent together with the authenticator's code is
 * checked; the response does not tell which of the two was wrong.
 *
 * @throws Refusal WRONG_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function signIn(
  services: Services,
  request: z.Output<(typeof operatorSignIn)['request']>,
  context: OperatorContext,
): Promise<z.Output<(typeof operatorSignIn)['value']>> {
  const { database, clock, settings } = services;
  const now = clock();
  const account = operatorName(request.account);
  await limitSignIns(services, context.ip, triesPerAddress);
  const operator = await activeOperator(database, account);
  const operatorId = operator?.id ?? null;
  const trying = { account, operatorId, ip: context.ip };
  const attempt = await countTry(database, now, await subjectsOf(database, now, 'password', trying));
  if ('wait' in attempt && request.code === undefined) throw tooManyRequests(attempt.wait);

  const facts = { operatorId, ip: context.ip, userAgent: context.userAgent };
  const isRight = await isPassword(request.password, operator?.passwordHash ?? null);
  if ('wait' in attempt && !(isRight && isCode(services, operator, request.code, now))) {
    throw tooManyRequests(attempt.wait);
  }
  if (!isRight || !operator) {
    await writeOperatorAudit(database, now, { kind: 'passwordRefused', ...facts });
    throw new Refusal('WRONG_CREDENTIALS');
  }
  const enrolling = operator.totpSecret ? null : newSecret();
  const sealed = enrolling === null ? null : sealSecret(settings.operators.keys, sealedAbout(operator.id), enrolling);
  const secret = await database.transaction(async (q) => {
    if (!('wait' in attempt)) await refundTry(q, attempt);
    await writeOperatorAudit(q, now, { kind: 'passwordTaken', ...facts });
    return startSecondStep(q, now, operator, sealed);
  });
  context.cookies.set('step', secret);
  return enrolling
    ? { step: 'enrol', secret: enrolling, uri: enrolmentUri(enrolling, operator.account) }
    : { step: 'code' };
}

/** Whether the second step would accept the code; does not use it up. */
function isCode({ settings }: Services, operator: OperatorAccount | null, code = '', now: Date): boolean {
  if (!operator?.totpSecret) return false;
  const step = stepOfCode(
    openSecret(settings.operators.keys, sealedAbout(operator.id), operator.totpSecret),
    code,
    now,
  );
  return step !== null && step > operator.totpStep;
}

async function startSecondStep(
  q: Queryable,
  now: Date,
  { id }: OperatorAccount,
  sealed: Buffer | null,
): Promise<string> {
  const secret = newBrowserSecret();
  await q.query(
    'INSERT INTO operator_sign_in (secret_hash, operator_id, started_at, new_secret) VALUES ($1, $2, $3, $4)',
    [hashOf(secret), id, now, sealed],
  );
  return secret;
}

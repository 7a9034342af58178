import { timingSafeEqual } from 'node:crypto';
import type { HumanProof } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { captchaCookie } from './captchaCookie.ts';
import { type CheckKind, takeCheck } from './openChecks.ts';
import { isSolved, WORK_BITS } from './work.ts';

type ProvingContext = Pick<CallContext, 'ip' | 'userAgent' | 'cookies'>;

/**
 * Requires a valid `humanProof`; the proof is consumed, right or wrong.
 *
 * @throws Refusal HUMAN_CHECK_REQUIRED (there is none), CAPTCHA_WRONG, HUMAN_CHECK_FAILED (slide and work: wrong, used
 * before, too old)
 */
export async function passHumanCheck(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  proof: HumanProof | undefined,
  context: ProvingContext,
): Promise<void> {
  if (!proof) throw new Refusal('HUMAN_CHECK_REQUIRED');
  const { clock } = services;
  if ('captcha' in proof) {
    const id = context.cookies.get(captchaCookie.name) ?? '';
    context.cookies.clear(captchaCookie.name, captchaCookie);
    const signs = await takeCheck(services, clock(), 'captcha', id);
    if (signs === null || !isSame(signs, proof.captcha)) await failHumanCheck(services, 'captcha', context);
  } else if ('slide' in proof) {
    const found = await takeCheck(services, clock(), 'slideProof', proof.slide);
    if (found === null) await failHumanCheck(services, 'slideProof', context);
  } else {
    const { id, counter } = proof.work;
    const salt = await takeCheck(services, clock(), 'work', id);
    if (salt === null || !isSolved(salt, counter, WORK_BITS)) await failHumanCheck(services, 'work', context);
  }
}

/** Records a failed check and refuses. */
export async function failHumanCheck(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  kind: CheckKind,
  { ip, userAgent }: Pick<ProvingContext, 'ip' | 'userAgent'>,
): Promise<never> {
  await recordSecurityEvent(database, clock(), {
    kind: 'humanCheckFailed',
    memberId: null,
    ip,
    userAgent,
    about: kind,
  });
  throw new Refusal(kind === 'captcha' ? 'CAPTCHA_WRONG' : 'HUMAN_CHECK_FAILED');
}

/** Case-insensitive. */
function isSame(signs: string, typed: string): boolean {
  const [left, right] = [Buffer.from(signs), Buffer.from(typed.trim().toUpperCase())];
  return left.length === right.length && timingSafeEqual(left, right);
}

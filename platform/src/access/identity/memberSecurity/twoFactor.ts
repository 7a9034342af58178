import type {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  MemberId,
  ParsedRequestOf,
  renewRecoveryCodes,
  ValueOf,
} from '@unisite/shared/contract';
import { enrolmentUri } from '../../../foundation/crypto/totp.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { memberById } from '../../members/index.ts';
import {
  confirmAuthenticator,
  consumeTotp,
  enrolAuthenticator,
  hasTwoFactor,
  removeAuthenticator,
} from '../secondStep/authenticator.ts';
import { consumeRecoveryCode, deleteRecoveryCodes, issueRecoveryCodes } from '../secondStep/recoveryCodes.ts';
import { throttleSecondStep } from '../secondStep/throttleSecondStep.ts';
import { recordSecurityEvent, type SecurityEventKind } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { isReplayExpired } from '../signIn/replayWindow.ts';
import type { SecurityNotification } from './noticeTexts.ts';
import { notificationTarget, notifyMember } from './notifyMember.ts';
import { reauthenticate } from './reauthenticate.ts';

/**
 * A new secret for the member's authenticator, replacing an unconfirmed one. It takes effect once confirmed, within a
 * quarter of an hour.
 *
 * @throws Refusal WRONG_PASSWORD, CONFLICT (two-factor is on), TOO_MANY_REQUESTS
 */
export async function startTwoFactor(
  services: Services,
  { password }: ParsedRequestOf<typeof beginTwoFactor>,
  context: MemberCallContext,
): Promise<ValueOf<typeof beginTwoFactor>> {
  const { database, clock, settings } = services;
  const member = await reauthenticate(services, context, password);
  const secret = await enrolAuthenticator(database, settings.identity.factorsKeys, clock(), member.id);
  if (secret === null) throw new Refusal('CONFLICT');
  return { secret, uri: enrolmentUri(secret, member.account) };
}

/**
 * Turns two-factor on with a code of the new secret, and creates the recovery codes, which are shown only once.
 *
 * @throws Refusal WRONG_CODE, CONFLICT (two-factor is on, or nothing was started recently), TOO_MANY_REQUESTS
 */
export async function enableTwoFactor(
  services: Services,
  { code }: ParsedRequestOf<typeof confirmTwoFactor>,
  context: MemberCallContext,
): Promise<ValueOf<typeof confirmTwoFactor>> {
  const { database, clock, settings } = services;
  const { memberId } = context.session;
  const keys = settings.identity.factorsKeys;
  const turn = await throttleSecondStep(services, memberId, code, context);
  const now = clock();
  const confirmed = await database.transaction(async (q) => {
    const state = await confirmAuthenticator(q, keys, now, memberId, code);
    if (state !== 'confirmed') return state;
    await recordSecurityEvent(q, now, event('twoFactorOn', context));
    return issueRecoveryCodes(q, keys, memberId);
  });
  if (confirmed === 'none') throw new Refusal('CONFLICT');
  if (confirmed === 'wrongCode') return refuseCode(services, context);
  await turn.right();
  await notify(services, memberId, { about: 'twoFactorOn' });
  context.recordForReplay({}); // recovery codes are never stored in readable form
  return { recoveryCodes: confirmed };
}

/**
 * Replay of a call that issued recovery codes: issues new ones, as nobody saw the first.
 *
 * @param at when they were issued
 * @throws Refusal CONFLICT (two-factor is off by now, or the replay is too late)
 */
export async function replayEnable(
  { database, clock, settings }: Services,
  { session }: MemberCallContext,
  at: Date,
): Promise<ValueOf<typeof renewRecoveryCodes>> {
  const { memberId } = session;
  if (isReplayExpired(clock(), at) || !(await hasTwoFactor(database, memberId))) throw new Refusal('CONFLICT');
  const recoveryCodes = await database.transaction((q) =>
    issueRecoveryCodes(q, settings.identity.factorsKeys, memberId),
  );
  return { recoveryCodes };
}

/**
 * Turns two-factor off. A recovery code is accepted too, for a member who lost the authenticator and wants to set up
 * another.
 *
 * @throws Refusal WRONG_PASSWORD, WRONG_CODE, CONFLICT (two-factor is off), TOO_MANY_REQUESTS
 */
export async function disableTwoFactor(
  services: Services,
  { password, code }: ParsedRequestOf<typeof endTwoFactor>,
  context: MemberCallContext,
): Promise<ValueOf<typeof endTwoFactor>> {
  const { database, clock } = services;
  const { memberId } = context.session;
  await reauthenticate(services, context, password);
  if (!(await hasTwoFactor(database, memberId))) throw new Refusal('CONFLICT');
  const turn = await throttleSecondStep(services, memberId, code, context);
  if (!(await consumeTotp(services, memberId, code))) {
    if (!(await consumeRecoveryCode(services, memberId, code))) return refuseCode(services, context);
    await recordSecurityEvent(database, clock(), event('recoveryCodeUsed', context, 'twoFactorOff'));
  }
  await turn.right();
  const ended = await database.transaction(async (q) => {
    if (!(await removeAuthenticator(q, memberId))) return false;
    await deleteRecoveryCodes(q, memberId);
    await recordSecurityEvent(q, clock(), event('twoFactorOff', context));
    return true;
  });
  if (ended) await notify(services, memberId, { about: 'twoFactorOff' });
  return {};
}

/**
 * Issues new recovery codes and voids the previous ones. Only an authenticator code is accepted: otherwise one recovery
 * code that somebody found would yield ten.
 *
 * @throws Refusal WRONG_CODE, CONFLICT (two-factor is off), TOO_MANY_REQUESTS
 */
export async function reissueRecoveryCodes(
  services: Services,
  { code }: ParsedRequestOf<typeof renewRecoveryCodes>,
  context: MemberCallContext,
): Promise<ValueOf<typeof renewRecoveryCodes>> {
  const { database, clock, settings } = services;
  const { memberId } = context.session;
  if (!(await hasTwoFactor(database, memberId))) throw new Refusal('CONFLICT');
  const turn = await throttleSecondStep(services, memberId, code, context);
  if (!(await consumeTotp(services, memberId, code))) return refuseCode(services, context);
  await turn.right();
  const recoveryCodes = await database.transaction(async (q) => {
    await recordSecurityEvent(q, clock(), event('recoveryCodesRenewed', context));
    return issueRecoveryCodes(q, settings.identity.factorsKeys, memberId);
  });
  context.recordForReplay({});
  return { recoveryCodes };
}

async function refuseCode({ database, clock }: Services, context: MemberCallContext): Promise<never> {
  await recordSecurityEvent(database, clock(), event('verificationRefused', context, 'totp'));
  throw new Refusal('WRONG_CODE');
}

function event(kind: SecurityEventKind, { session, ip, userAgent }: MemberCallContext, about?: string) {
  return { kind, memberId: session.memberId, ip, userAgent, ...(about === undefined ? {} : { about }) };
}

async function notify(services: Services, memberId: MemberId, notice: SecurityNotification): Promise<void> {
  const member = await memberById(services.database, memberId);
  if (member) await notifyMember(services, member, notice, await notificationTarget(services, memberId));
}

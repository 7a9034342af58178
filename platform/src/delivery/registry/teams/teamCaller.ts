import { isSignedBy, readAuthorization, type TeamAuthorization, textOfCall } from '@unisite/publishing';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../foundation/http/callContext.ts';
import { callerOf } from '../../../foundation/http/caller.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { perAddress } from '../../../foundation/http/rateLimits.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { enforceRate, refuseIfThrottled } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { failedCalls, teamCalls } from './rates.ts';
import { takeNonce } from './teamCalls.ts';

/** Allowed clock skew of a call, milliseconds. */
const TOLERANCE_MS = 5 * 60_000;

/** A call whose header names an unrevoked key; its signature can only be checked with the body. */
export interface UnverifiedTeamCall {
  readonly caller: Caller;
  readonly authorization: TeamAuthorization;
  readonly team: string;
  readonly publicKey: string;
}

/** The calling team. */
export interface TeamCaller extends Caller {
  readonly team: string;
  readonly key: string;
}

/**
 * Parses the claimed key before reading the body, so unknown keys cannot make the platform read megabytes.
 *
 * @throws Refusal CALL_UNSIGNED, CALL_TIME_OFF, CALL_KEY_UNKNOWN, CALL_KEY_REVOKED, TOO_MANY_REQUESTS
 */
export async function parseTeamAuthorization(services: Services, request: FastifyRequest): Promise<UnverifiedTeamCall> {
  const caller = await callerOf(services, request);
  enforceRate(services, perAddress, addressOf(caller.ip));
  refuseIfThrottled(services.rateLimits.wait(failedCalls, addressOf(caller.ip)));
  const authorization = readAuthorization(request.headers.authorization ?? '');
  if (!authorization) throw failed(services, caller, 'CALL_UNSIGNED');
  const now = services.clock();
  const at = Date.parse(authorization.at);
  if (!(Math.abs(at - now.getTime()) <= TOLERANCE_MS)) {
    throw new Refusal('CALL_TIME_OFF', { params: { now: now.toISOString() } });
  }
  const key = await services.registry.teams.key(authorization.key);
  if (!key) throw failed(services, caller, 'CALL_KEY_UNKNOWN');
  if (key.revokedAt) throw failed(services, caller, 'CALL_KEY_REVOKED');
  return { caller, authorization, team: key.team, publicKey: key.publicKey };
}

/**
 * Verifies that the key signed exactly this call, and that it is not a replay.
 *
 * @throws Refusal CALL_SIGNATURE_WRONG, CALL_REPEATED, TOO_MANY_REQUESTS
 */
export async function authenticateTeam(
  services: Services,
  { caller, authorization, team, publicKey }: UnverifiedTeamCall,
  { method, url, body }: { method: string; url: string; body: Uint8Array },
): Promise<TeamCaller> {
  const { key, at, nonce, signature } = authorization;
  if (!isSignedBy(publicKey, textOfCall({ method, path: url, body }, authorization), signature)) {
    throw failed(services, caller, 'CALL_SIGNATURE_WRONG');
  }
  enforceRate(services, teamCalls, key);
  // A call dated in the future would otherwise be valid for twice as long.
  const until = new Date(Math.max(Date.parse(at), services.clock().getTime()) + TOLERANCE_MS);
  if (!(await takeNonce(services.database, { key, nonce, until }))) throw new Refusal('CALL_REPEATED');
  return { ...caller, team, key };
}

/** Rate limit for failed authentications. */
function failed(
  services: Services,
  { ip }: Caller,
  code: 'CALL_UNSIGNED' | 'CALL_KEY_UNKNOWN' | 'CALL_KEY_REVOKED' | 'CALL_SIGNATURE_WRONG',
): Refusal {
  services.rateLimits.take(failedCalls, addressOf(ip));
  return new Refusal(code);
}

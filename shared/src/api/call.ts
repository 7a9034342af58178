import { CallError, isGatewayStatus } from '../client/CallError.ts';
import { type Call, createClient } from '../client/createClient.ts';
import { type SealingKey, sessionKey } from '../contract/access.ts';
import type { Operation } from '../contract/operation.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { endSession, sessionToken } from '../session/session.ts';
import { markOffline, markOnline } from './connection.ts';
import { platformNow, syncPlatformTime } from './platformClock.ts';
import { seal } from './seal.ts';
import { takeSeededResponse } from './seededResponses.ts';

oncePerPage('unisite-once:api');

let sealingKey: SealingKey | null = null;
/** Sets the sealing key from the page's bootstrap, so that the first sealed call need not fetch it. */
export const setSealingKey = (key: SealingKey): void => {
  sealingKey = key;
};

const send = createClient<Operation>({
  headersOf({ access }) {
    const token = access === 'public' ? null : sessionToken();
    return token ? { Authorization: `Bearer ${token}` } : {};
  },
  localResponse: takeSeededResponse,
  async seal({ method }, path, body) {
    sealingKey ??= await call(sessionKey, {});
    // after the key: its request may have set the platform time
    return seal(sealingKey, method, path, body, platformNow());
  },
  onResponse(response) {
    if (response === null || isGatewayStatus(response.status)) markOffline();
    else markOnline();
    // platform responses are never cached, so their date is the current time
    if (response) syncPlatformTime(response.header('Date'));
  },
  onSettled({ access }, error) {
    const isOver = error?.code === 'SESSION_EXPIRED' || error?.code === 'UNAUTHENTICATED';
    if (isOver && access !== 'public') endSession('expired');
  },
});

/**
 * Makes one call of the contract and resolves to its value.
 * @throws {CallError} with the platform's code and message, or `NETWORK`, `TIMEOUT`, `MALFORMED`; an aborted call
 * throws the signal's reason.
 */
export const call: Call<Operation> = async (operation, request, options) => {
  try {
    return await send(operation, request, options);
  } catch (error) {
    const staleKey = error instanceof CallError && error.code === 'SEAL_BROKEN' && operation.sealed;
    if (!staleKey) throw error;
    // the platform has a new key, or this machine's clock was off, which the refusal's date has corrected
    sealingKey = null;
    return await send(operation, request, options);
  }
};

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { loginSms } from '@unisite/shared/contract/verification';
import { fakeTimersOnly, standInPlatform } from '@unisite/shared/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useRetryableCall } from './useRetryableCall.ts';

const platform = standInPlatform();
const element = document.createElement('div');
let root: Root;
let form: ReturnType<typeof useRetryableCall>;

function Form() {
  form = useRetryableCall();
  return null;
}

beforeEach(async () => {
  jest.useFakeTimers(fakeTimersOnly('2026-11-26T03:00:00Z'));
  platform.forgetAll();
  root = createRoot(element);
  await act(async () => root.render(<Form />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

let proofs = 0;
const prove = jest.fn(async (): Promise<HumanProof | null | undefined> => ({ slide: `proof ${++proofs}` }));

/** Asks for a code by SMS, as a form does; gives the code of the failure, or what was answered. */
const send = (countryDialingCode = '84') =>
  form
    .sendWithProof(loginSms, (verification) => ({ mobileNum: '936000001', countryDialingCode, verification }), prove)
    .catch((error: unknown) => (error instanceof CallError ? error.code : String(error)));

const sent = () => platform.callsOf(loginSms).map(({ request, idempotencyKey }) => ({ request, key: idempotencyKey }));
const answer = () => platform.answer(loginSms, () => ({ expiredMinutes: 5 }));

test('what had no answer goes again as it was: under its key, with its proof, and is asked for once', async () => {
  platform.refuse(loginSms, null);
  prove.mockClear();
  expect(await send()).toBe('NETWORK');
  expect(await send()).toBe('NETWORK');
  answer();
  await send();
  const [first, ...again] = sent();
  expect(first?.key).toEqual(expect.any(String));
  expect(again).toEqual([first, first]);
  expect(prove).toHaveBeenCalledTimes(1);
});

test('once there was an answer, the next is another intent with a proof of its own', async () => {
  answer();
  prove.mockClear();
  await send();
  await send();
  expect(new Set(sent().map(({ key }) => key)).size).toBe(2);
  expect(prove).toHaveBeenCalledTimes(2);
});

test('another request than the one without an answer is proved anew', async () => {
  platform.refuse(loginSms, null);
  prove.mockClear();
  await send();
  await send('86');
  expect(new Set(sent().map(({ key }) => key)).size).toBe(2);
  expect(prove).toHaveBeenCalledTimes(2);
});

test('a proof that grew too old in the meantime is asked for again', async () => {
  platform.refuse(loginSms, null);
  prove.mockClear();
  await send();
  jest.setSystemTime(Date.now() + 50_001);
  await send();
  expect(prove).toHaveBeenCalledTimes(2);
});

test('a proof that the platform may have used up is asked for again; one that only waited is not', async () => {
  prove.mockClear();
  platform.refuse(loginSms, 'CODES_UNAVAILABLE', 503);
  await send();
  await send();
  expect(prove).toHaveBeenCalledTimes(2);
  platform.refuse(loginSms, 'STILL_RUNNING', 503);
  await send();
  await send();
  expect(prove).toHaveBeenCalledTimes(3);
});

test('who turns the check down sends nothing', async () => {
  prove.mockResolvedValueOnce(null);
  expect(await send()).toBeNull();
  expect(sent()).toEqual([]);
});

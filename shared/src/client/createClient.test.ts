import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hotGames } from '../contract/games.ts';
import type { Operation } from '../contract/operation.ts';
import { forgotPasswordEmail } from '../contract/passwords.ts';
import { balance, walletTransfer } from '../contract/wallet.ts';
import { setLanguage, startI18n } from '../i18n/i18n.ts';
import type { CallError } from './CallError.ts';
import { createClient } from './createClient.ts';

startI18n('vi');

const fetched = jest.spyOn(globalThis, 'fetch');
const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
const sent = () => {
  const [address, request] = fetched.mock.calls.at(-1) ?? [];
  return { address, body: request?.body, headers: new Headers(request?.headers) };
};
const heard: (number | null)[] = [];
const settled: (string | null)[] = [];
const call = createClient<Operation>({
  headersOf: ({ access }) => ({ 'X-Access': access }),
  onResponse: (response) => heard.push(response?.status ?? null),
  onSettled: ({ name }, error) => settled.push(error ? `${name} ${error.code}` : name),
});
const failureOf = (called: Promise<unknown>): Promise<CallError> =>
  called.then(
    () => Promise.reject(new Error('it was answered')),
    (error) => error,
  );
const money = { sumBalance: 12.5, bonus: 0, currency: 'VND' };

beforeEach(() => {
  heard.length = 0;
  settled.length = 0;
});
afterEach(() => {
  fetched.mockReset();
});

test('a value is the contract’s, in the language of the page', async () => {
  answer({ success: true, value: { ...money, more: 'than the contract names' } });
  await expect(call(balance, {})).resolves.toEqual(money);
  expect(sent().address).toBe('/wps/v2/wallets/balance');
  expect(sent().headers.get('X-Language')).toBe('vi');
  expect(sent().headers.get('X-Access')).toBe('member');
  expect([heard, settled]).toEqual([[200], ['balance']]);
});

describe('what fails', () => {
  test('a refusal has its code, its sentences, and all that came with it', async () => {
    const messages = { vi: 'Chờ chút', en: 'Wait' };
    const body = { success: false, code: 'TOO_MANY_REQUESTS', message: 'Chờ chút', messages, since: [1] };
    answer(body, 429, { 'Retry-After': '7' });
    const error = await failureOf(call(balance, {}));
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: 'Chờ chút', messages, status: 429 });
    expect(error).toMatchObject({ retryAfter: 7, answer: body, unanswered: false });
    expect(settled).toEqual(['balance TOO_MANY_REQUESTS']);
  });

  test('no answer says so in both languages', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await setLanguage('en');
    const error = await failureOf(call(balance, {}));
    await setLanguage('vi');
    expect(error).toMatchObject({ code: 'NETWORK', status: 0, unanswered: true });
    expect(error.message).toBe(error.messages?.en);
    expect(heard).toEqual([null]);
  });

  test('an answer that breaks off is none', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    fetched.mockResolvedValueOnce(new Response(broken));
    expect(await failureOf(call(balance, {}))).toMatchObject({ code: 'NETWORK', unanswered: true });
  });

  test('what took too long', async () => {
    jest.useFakeTimers();
    fetched.mockImplementationOnce(
      (_address, { signal } = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const failed = failureOf(call(balance, {}));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await failed).toMatchObject({ code: 'TIMEOUT', unanswered: true });
    jest.useRealTimers();
  });

  test.each([
    ['no JSON', () => fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }))],
    ['no envelope', () => answer([])],
    ['a value that the contract does not have', () => answer({ success: true, value: {} })],
  ])('an answer that cannot be read: %s', async (_, given) => {
    given();
    expect(await failureOf(call(balance, {}))).toMatchObject({ code: 'MALFORMED', status: 200, unanswered: false });
  });

  test('a gateway’s answer is none of the platform', async () => {
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    expect(await failureOf(call(balance, {}))).toMatchObject({ code: 'MALFORMED', unanswered: true });
  });

  test('what was called off throws its reason, and tells nobody', async () => {
    const controller = new AbortController();
    fetched.mockImplementationOnce(async () => {
      controller.abort('gone');
      throw controller.signal.reason;
    });
    await expect(call(balance, {}, { signal: controller.signal })).rejects.toBe('gone');
    expect([heard, settled]).toEqual([[], []]);
  });
});

describe('what travels', () => {
  const transfer = { vendor: 'KYVEXA', direction: 'in' as const, amount: 5, reference: 'a'.repeat(24) };

  test('an idempotent call has a key, its own or one that is given', async () => {
    answer({ success: true });
    await failureOf(call(walletTransfer, transfer));
    expect(sent().headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    answer({ success: true });
    await failureOf(call(walletTransfer, transfer, { idempotencyKey: 'key-0001' }));
    expect(sent().headers.get('Idempotency-Key')).toBe('key-0001');
  });

  test('a call that reads has none', async () => {
    answer({ success: true, value: money });
    await call(balance, {}, { idempotencyKey: 'key-0001' });
    expect(sent().headers.has('Idempotency-Key')).toBe(false);
    expect(sent().headers.has('Content-Type')).toBe(false);
  });

  test('a form travels as one', async () => {
    answer({ success: true });
    await failureOf(call(forgotPasswordEmail, { email: 'a@b.vn', username: 'minhanh' } as never));
    expect(sent().headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(sent().body).toBe('email=a%40b.vn&username=minhanh');
  });

  test('what is at hand does not travel, and is held against the contract', async () => {
    const early = createClient<Operation>({ headersOf: () => ({}), localResponse: (address) => ({ at: address }) });
    expect(await failureOf(early(hotGames, {}))).toMatchObject({ code: 'MALFORMED' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { agentBettingFile } from '@unisite/shared/contract/agentBetting';
import { sessionState } from '@unisite/shared/session';
import { resetSession, signIn } from '@unisite/shared/testing';
import { receiveFile } from './receiveFile.ts';

const fetched = jest.fn<typeof fetch>();
const { fetch: before } = globalThis;
beforeEach(() => {
  resetSession();
  signIn({ customerType: 1, account: 'daily01' });
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = before;
});

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="cuoc-cua-doi-2026-11-01_2026-11-30.csv"',
};
/** A response that arrives in parts; `breaks` cuts it off after the last. */
const answer = (parts: readonly string[], breaks = false) =>
  ({
    ok: true,
    status: 200,
    headers: new Headers(headers),
    body: {
      getReader() {
        const rest = [...parts];
        return {
          async read() {
            const part = rest.shift();
            if (part !== undefined) return { done: false, value: new TextEncoder().encode(part) };
            if (breaks) throw new TypeError('network error');
            return { done: true, value: undefined };
          },
        };
      },
    },
  }) as unknown as Response;
const receive = (onRows = (_rows: number) => undefined) =>
  receiveFile(agentBettingFile, { state: 'open' }, { signal: new AbortController().signal, onRows });

test('counts the rows as they come, and takes the name that the platform gives', async () => {
  fetched.mockResolvedValue(answer(['\uFEFFhead\r\n', 'a\r\nb\r', '\nc\r\n']));
  const told: number[] = [];
  const { name, file, rows } = await receive((so) => void told.push(so));
  expect([name, rows, told]).toEqual(['cuoc-cua-doi-2026-11-01_2026-11-30.csv', 3, [0, 1, 3]]);
  expect(file.type).toContain('text/csv');
  expect(fetched.mock.calls[0]?.[0]).toBe('/wps/agent/betting/file?state=open');
});

test('one that breaks off is no file', async () => {
  fetched.mockResolvedValue(answer(['head\r\na\r\n'], true));
  await expect(receive()).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a refusal is the platform’s; a session that is over ends here as well', async () => {
  const refused = { success: false, code: 'SESSION_EXPIRED', message: 'Phiên đã hết.' };
  fetched.mockResolvedValue({ ok: false, status: 401, json: async () => refused } as unknown as Response);
  await expect(receive()).rejects.toMatchObject({ code: 'SESSION_EXPIRED', message: 'Phiên đã hết.' });
  expect(sessionState().status).toBe('out');
});

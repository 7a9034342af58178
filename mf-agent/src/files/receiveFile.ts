import { CallError } from '@unisite/shared/api';
import { failure } from '@unisite/shared/contract/envelope';
import type { Operation, RequestOf } from '@unisite/shared/contract/operation';
import { currentLanguage } from '@unisite/shared/i18n';
import * as z from '@unisite/shared/schema';
import { endSession, sessionToken } from '@unisite/shared/session';

/** A completely received file. */
export interface Received {
  /** File name given by the platform. */
  readonly name: string;
  readonly file: Blob;
  /** Rows without the header. */
  readonly rows: number;
}

interface Receiving {
  readonly signal: AbortSignal;
  /** Reports the number of rows so far. */
  onRows(rows: number): void;
}

/** Size from which received parts are merged into a `Blob`, bytes: browsers may keep a large one on disk. */
const PIECE = 4_000_000;
const LINE_END = 10;

/**
 * Streams a file.
 * @throws {CallError} as calls do, `NETWORK` when the connection broke; an aborted one throws the signal's reason.
 */
export async function receiveFile<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  { signal, onRows }: Receiving,
): Promise<Received> {
  const response = await sent(operation, request as Readonly<Record<string, unknown>>, signal); // requests are objects
  if (!response.ok || !response.body) throw await refusalOf(response);
  const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file.csv';
  const reader = response.body.getReader();
  const pieces: Blob[] = [];
  let parts: BlobPart[] = [];
  let size = 0;
  let lines = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => unanswered(signal));
    if (done) break;
    parts.push(value);
    size += value.byteLength;
    for (const byte of value) if (byte === LINE_END) lines += 1;
    if (size >= PIECE) {
      pieces.push(new Blob(parts));
      parts = [];
      size = 0;
    }
    onRows(Math.max(0, lines - 1));
  }
  const type = response.headers.get('content-type') ?? 'text/csv;charset=utf-8';
  return { name, file: new Blob([...pieces, ...parts], { type }), rows: Math.max(0, lines - 1) };
}

function sent({ path }: Operation, request: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Response> {
  const said = Object.entries(request).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const address = said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
  const token = sessionToken();
  const headers = { 'X-Language': currentLanguage(), ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  return fetch(address, { headers, signal, cache: 'no-store' }).catch(() => unanswered(signal));
}

function unanswered(signal: AbortSignal): never {
  signal.throwIfAborted();
  throw new CallError({ code: 'NETWORK', message: '' });
}

async function refusalOf(response: Response): Promise<CallError> {
  const answer: unknown = await response.json().catch(() => null);
  const refused = z.safeParse(failure, answer);
  if (!refused.success) return new CallError({ code: 'MALFORMED', message: '', status: response.status });
  if (response.status === 401) endSession('expired');
  const { code, message, messages } = refused.data;
  return new CallError({ code, message, messages, status: response.status });
}

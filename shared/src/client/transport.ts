import axios, { isAxiosError } from 'axios';
import { noResponseError } from './failureTexts.ts';

/** Timeout, milliseconds. */
const timeout = 20_000;

/** A response, whatever its status. */
export interface PlatformResponse {
  readonly status: number;
  readonly text: string;
  /** Null: there is no such header. */
  header(name: string): string | null;
}

/**
 * Bodies are sent and returned as text, and any status is a response. `fetch` is looked up at each call; `Request`
 * would need the page's origin.
 */
const http = axios.create({
  adapter: 'fetch',
  env: { fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked), Request: null as never },
  timeout,
  responseType: 'text',
  transformRequest: [],
  transformResponse: [],
  validateStatus: () => true,
  withXSRFToken: false,
});

export type Outgoing = Parameters<typeof http.request>[0];

/** @throws {CallError} `NETWORK` or `TIMEOUT` without a response; an aborted call throws the signal's reason. */
export async function travel(request: Outgoing, signal: AbortSignal | undefined): Promise<PlatformResponse> {
  try {
    const { status, data, headers } = await http.request<string>({ ...request, ...(signal ? { signal } : {}) });
    return { status, text: data, header: (name) => headers[name.toLowerCase()] ?? null };
  } catch (error) {
    signal?.throwIfAborted();
    const isLate = isAxiosError(error) && (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED');
    throw noResponseError(isLate ? 'TIMEOUT' : 'NETWORK');
  }
}

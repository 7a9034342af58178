import axios, { isAxiosError } from 'axios';
import { noResponseError } from './failureTexts.ts';

/** How long an answer is waited for, milliseconds. */
const timeout = 20_000;

/** What travelled back, whatever it says. */
export interface PlatformResponse {
  readonly status: number;
  readonly text: string;
  /** Null: it has none of this name. */
  header(name: string): string | null;
}

/**
 * Bodies travel as they are written here, both ways, and any status is a response. The page's own `fetch` is asked for
 * at each call; a `Request` would have to know the page's origin.
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

/** @throws {CallError} `NETWORK` or `TIMEOUT` where nothing came back; an aborted call throws the signal's reason. */
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

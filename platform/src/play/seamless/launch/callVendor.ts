import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { publicOnlyLookup } from './publicAddress.ts';

interface VendorCall {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Aborts the call. */
  readonly signal: AbortSignal;
  /** Refuses addresses that are not public. */
  readonly publicOnly: boolean;
  /** Maximum length of a response, bytes. */
  readonly longest: number;
}

/**
 * Calls a vendor's server and returns its response unchanged; redirects are not followed. Throws without a response, or
 * for a longer one.
 */
export async function callVendor(url: URL, call: VendorCall): Promise<{ status: number; text: string }> {
  const { method = 'GET', headers = {}, body, signal, publicOnly, longest } = call;
  if (publicOnly && isIP(url.hostname.replace(/[[\]]/g, '')) !== 0) throw new Error('a vendor is called by its name');
  const { request: send } = url.protocol === 'https:' ? https : http;
  const request = send(url, {
    method,
    headers,
    signal,
    agent: false,
    ...(publicOnly ? { lookup: publicOnlyLookup } : {}),
  });
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  // later errors are reported by the response
  request.on('error', () => undefined);
  if (!response) throw new Error('there is no answer');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > longest) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') };
}

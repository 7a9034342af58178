import { noResponseError } from './failureTexts.ts';
import type { Outgoing, PlatformResponse } from './transport.ts';

/** Timeout for a large body, milliseconds; the platform's own is shorter. */
const timeout = 60_000;

/**
 * Sends a body and reports its progress, from 0 to 1, which `fetch` cannot.
 * @throws {CallError} `NETWORK` or `TIMEOUT` without a response; an aborted call throws the signal's reason.
 */
export function upload(
  { method = 'POST', url = '', headers, data }: Outgoing,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<PlatformResponse> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = timeout;
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, String(value));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      onProgress(1);
      const { status, responseText: text } = request;
      resolve({ status, text, header: (name) => request.getResponseHeader(name) });
    };
    request.onerror = () => reject(noResponseError('NETWORK'));
    request.ontimeout = () => reject(noResponseError('TIMEOUT'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(typeof data === 'string' ? data : null);
  });
}

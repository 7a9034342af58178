import { Agent, request } from 'node:http';
import type { Operation } from '@unisite/shared/contract';

export interface CallResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookies: readonly string[];
  readonly retryAfter: number;
}

export interface CallRequest {
  readonly port: number;
  readonly path: string;
  readonly method: Operation['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Cuts the connection after this many milliseconds, whatever the state of the call. */
  readonly cutAfter?: number | undefined;
}

const ANSWER_WITHIN_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One attempt of a call; throws when there is no response. */
export function send({ port, path, method, headers, body, cutAfter }: CallRequest): Promise<CallResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        clearTimeout(cut);
        try {
          // A platform's response is an object; its reader checks the content.
          const parsed = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
          resolve({
            status: response.statusCode ?? 0,
            body: parsed,
            cookies: response.headers['set-cookie'] ?? [],
            retryAfter: Number(response.headers['retry-after'] ?? 0),
          });
        } catch (error) {
          reject(error);
        }
      });
    });
    const cut = setTimeout(
      () => sent.destroy(new Error('the answer was not waited for')),
      cutAfter ?? ANSWER_WITHIN_MS,
    );
    sent.on('error', (error) => {
      clearTimeout(cut);
      reject(error);
    });
    sent.end(body);
  });
}

/** Closes the open connections. */
export function closeConnections(): void {
  agent.destroy();
}

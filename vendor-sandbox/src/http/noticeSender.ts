import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import { signatureOf } from '../wallet/signature.ts';

const PATIENCE_MS = 4_000;
const FIRST_PAUSE_MS = 500;
const TRIES = 8;

type Options = {
  readonly platformUrl: string;
  /** The platform's path for these notices. */
  readonly path: string;
  readonly secret: string;
  readonly clock: () => number;
  readonly log: Log;
};

/**
 * Sends signed notices to the platform, with retries until accepted; gives up after some minutes, and the platform has
 * to query.
 */
export type NoticeSender<Notice extends { readonly reference: string }> = {
  notify(notice: Notice): void;
  close(): void;
};

export function createNoticeSender<Notice extends { readonly reference: string }>({
  platformUrl,
  path,
  secret,
  clock,
  log,
}: Options): NoticeSender<Notice> {
  const waiting = new Set<NodeJS.Timeout>();
  let closed = false;

  const send = async (notice: Notice): Promise<boolean> => {
    const body = JSON.stringify(notice);
    const [timestamp, nonce] = [String(clock()), randomUUID()];
    const response = await fetch(`${platformUrl}${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'content-type': 'application/json',
        'x-vendor': 'sandbox',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(secret, { timestamp, nonce, path, body }),
      },
      body,
    });
    return response.ok;
  };
  const attempt = async (notice: Notice, tries: number): Promise<void> => {
    const taken = await send(notice).catch(() => false);
    if (taken || closed) return;
    if (tries >= TRIES) return log('notice given up', { reference: notice.reference, path });
    const timer = setTimeout(
      () => {
        waiting.delete(timer);
        void attempt(notice, tries + 1);
      },
      FIRST_PAUSE_MS * 2 ** tries,
    );
    waiting.add(timer);
  };
  return {
    notify: (notice) => void attempt(notice, 0),
    close() {
      closed = true;
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { DeliverySettings } from './deliverySettings.ts';
import type { SmsSender } from './senders.ts';

const PATIENCE_MS = 5_000;

/**
 * Sends SMS through an HTTP gateway (docs/sms-gateway.md). A network error or a time-out is retried once under the same
 * idempotency key; the gateway's response is final.
 */
export function smsGateway({ url, token }: NonNullable<DeliverySettings['smsGateway']>): SmsSender {
  return {
    async send({ to, text }) {
      const key = randomUUID();
      const post = () =>
        fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
          body: JSON.stringify({ to, text }),
        });
      const response = await post().catch(post);
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}

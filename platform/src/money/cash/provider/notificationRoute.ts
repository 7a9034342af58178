import { notice, noticePath } from '@unisite/shared/contract/cashier';
import type { FastifyRequest } from 'fastify';
import { recordSecurityEvent } from '../../../access/identity/index.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { serveSignedNotices } from '../../../foundation/http/signedNotices.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { recordPayments } from '../deposits/recordPayments.ts';
import type { Services } from '../services.ts';
import { recordPayout } from '../withdrawals/due.ts';
import { providerSecret } from './providers.ts';

/** Endpoint for payment providers' notices (contract/cashier): a payment counts once, by the provider's number. */
export async function serveNotifications({ server }: Serve, services: Services, notifier: CashNotifier): Promise<void> {
  const { database, clock } = services;
  await serveSignedNotices(server, {
    path: noticePath,
    notice,
    clock,
    secretOf: (provider) => providerSecret(services, provider),
    async takeNonce(provider, nonce, now) {
      const fresh = await database.query(
        'INSERT INTO cash_provider_nonce (provider, nonce, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
        [provider, nonce, now],
      );
      return fresh.length > 0;
    },
    forged: (request) => recordForged(services, request),
    async take(provider, notification) {
      if (notification.kind === 'payment') {
        const known = await recordPayments({ ...services, notifier }, provider, notification.reference, notification);
        if (!known) throw new Refusal('NOT_FOUND');
        return;
      }
      const [row] = await database.query<{ id: string }>(
        'SELECT id FROM cash_withdrawal WHERE reference = $1 AND provider = $2 AND handed_over',
        [notification.reference, provider],
      );
      if (!row) throw new Refusal('NOT_FOUND');
      await recordPayout(services, notifier, provider, row.id, notification);
    },
  });
}

/** Records a notice with an invalid signature, or a replayed one. */
async function recordForged({ database, clock }: Services, { ip, headers }: FastifyRequest): Promise<void> {
  const userAgent = (headers['user-agent'] ?? '').slice(0, 300);
  const event = { kind: 'vendorSignatureRefused', memberId: null, ip, userAgent, about: noticePath } as const;
  await recordSecurityEvent(database, clock(), event);
}

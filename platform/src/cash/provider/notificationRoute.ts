import { notice, noticePath } from '@unisite/shared/contract/cashier';
import * as z from '@unisite/shared/schema';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { recordSecurityEvent } from '../../identity/index.ts';
import { isSigned } from '../../seamless/index.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { recordPayments } from '../deposits/recordPayments.ts';
import type { Services } from '../services.ts';
import { recordPayout } from '../withdrawals/due.ts';
import { providerSecret } from './providers.ts';

/**
 * Endpoint for payment providers' notifications (contract/cashier). A call counts once by its nonce, a payment once by
 * the provider's number for it; any response other than 200 asks the provider to repeat the notification.
 */
export async function serveNotifications({ server }: Serve, services: Services, notifier: CashNotifier): Promise<void> {
  const { database } = services;
  await server.register(async (providers) => {
    // The signature is over the body byte for byte.
    providers.removeAllContentTypeParsers();
    providers.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    providers.post(noticePath, async (request) => {
      const { provider, rawBody } = await signedBy(services, request).catch(async (error: unknown) => {
        await recordForged(services, request);
        throw error;
      });
      const notification = parseNotification(rawBody);
      if (notification.kind === 'payment') {
        const known = await recordPayments({ ...services, notifier }, provider, notification.reference, notification);
        if (!known) throw new Refusal('NOT_FOUND');
      } else {
        const [row] = await database.query<{ id: string }>(
          'SELECT id FROM cash_withdrawal WHERE reference = $1 AND provider = $2 AND handed_over',
          [notification.reference, provider],
        );
        if (!row) throw new Refusal('NOT_FOUND');
        await recordPayout(services, notifier, provider, row.id, notification);
      }
      return { taken: true };
    });
  });
}

/** A notification that no provider signed, or that came before. */
async function recordForged({ database, clock }: Services, { ip, headers }: FastifyRequest): Promise<void> {
  const userAgent = (headers['user-agent'] ?? '').slice(0, 300);
  const event = { kind: 'vendorSignatureRefused', memberId: null, ip, userAgent, about: noticePath } as const;
  await recordSecurityEvent(database, clock(), event);
}

async function signedBy(services: Services, request: FastifyRequest): Promise<{ provider: string; rawBody: Buffer }> {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const now = services.clock();
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const [provider, nonce] = [header('x-vendor').slice(0, 40), header('x-nonce')];
  const call = { timestamp: header('x-timestamp'), nonce, path: request.url.split('?')[0] ?? '', rawBody };
  const secret = providerSecret(services, provider);
  if (!secret || !isSigned(call, header('x-signature'), secret, now)) throw new Refusal('CALL_SIGNATURE_WRONG');
  const fresh = await services.database.query(
    'INSERT INTO cash_provider_nonce (provider, nonce, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [provider, nonce, now],
  );
  if (fresh.length === 0) throw new Refusal('CALL_REPEATED');
  return { provider, rawBody };
}

function parseNotification(rawBody: Buffer): z.Output<typeof notice> {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
  const parsed = z.safeParse(notice, body);
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}

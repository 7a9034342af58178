import { identityNotice, identityNoticePath } from '@unisite/shared/contract/identityProvider';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { serveSignedNotices } from '../../../foundation/http/signedNotices.ts';
import { recordSecurityEvent } from '../../identity/index.ts';
import type { Services } from '../services.ts';
import { providerSecret } from './providers.ts';
import { takeAnswer } from './takeAnswer.ts';

/** Endpoint for identity providers' decisions (contract/identityProvider). */
export async function serveIdentityNotices({ server }: Serve, services: Services): Promise<void> {
  const { database, clock } = services;
  await serveSignedNotices(server, {
    path: identityNoticePath,
    notice: identityNotice,
    clock,
    secretOf: (provider) => providerSecret(services, provider),
    async takeNonce(provider, nonce, now) {
      const fresh = await database.query(
        'INSERT INTO identity_provider_nonce (provider, nonce, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
        [provider, nonce, now],
      );
      return fresh.length > 0;
    },
    async forged({ ip, headers }) {
      const userAgent = (headers['user-agent'] ?? '').slice(0, 300);
      const event = {
        kind: 'vendorSignatureRefused',
        memberId: null,
        ip,
        userAgent,
        about: identityNoticePath,
      } as const;
      await recordSecurityEvent(database, clock(), event);
    },
    async take(provider, { reference, outcome }) {
      if (!(await takeAnswer(services, provider, reference, outcome))) throw new Refusal('NOT_FOUND');
    },
  });
}

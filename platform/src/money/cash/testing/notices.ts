import { noticePath } from '@unisite/shared/contract/cashier';
import { signatureOf } from '../../../foundation/crypto/callSignature.ts';
import type { TestPlatform } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';

/** Sends a notice as the demonstration's provider does. Returns the HTTP status. */
export async function tellPlatform(
  { app }: TestPlatform,
  body: object,
  { secret = testSettings.sandboxSecret, nonce = crypto.randomUUID(), at = Date.now() } = {},
): Promise<number> {
  const rawBody = Buffer.from(JSON.stringify(body));
  const timestamp = String(at);
  const response = await app.inject({
    method: 'POST',
    url: noticePath,
    headers: {
      'content-type': 'application/json',
      'x-vendor': 'sandbox',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signatureOf(secret, { timestamp, nonce, path: noticePath, rawBody }),
    },
    payload: rawBody,
  });
  return response.statusCode;
}

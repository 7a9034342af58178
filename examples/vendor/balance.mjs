// Queries a player's balance in a wallet: Node, no packages. Configured by WALLET_URL, VENDOR, SECRET, PLAYER and
// TOKEN.
import { createHmac, randomUUID } from 'node:crypto';

const { WALLET_URL, VENDOR, SECRET, PLAYER, TOKEN } = process.env;

async function call(path, request) {
  const body = JSON.stringify(request);
  const timestamp = String(Date.now());
  const nonce = randomUUID();
  const signature = createHmac('sha256', SECRET).update(`${timestamp}.${nonce}.${path}.${body}`).digest('hex');
  const response = await fetch(WALLET_URL + path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-vendor': VENDOR,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
  });
  return response.text();
}

process.stdout.write(await call('/vendor/v1/balance', { playerId: PLAYER, token: TOKEN }));

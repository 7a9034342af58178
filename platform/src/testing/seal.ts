import { randomBytes } from 'node:crypto';
import type { Operation, RequestOf, SealedBody, SealingKey } from '@unisite/shared/contract';
import { sealText } from '../access/identity/index.ts';

/** Seals a request as a page does (docs/sealed-calls.md). */
export function seal<O extends Operation>(
  operation: O,
  key: SealingKey,
  body: RequestOf<O>,
  {
    at = Date.now(),
    nonce = randomBytes(16).toString('base64url'),
    path = operation.path,
  }: { at?: number; nonce?: string; path?: string } = {},
): SealedBody {
  return sealText(key, operation.method, path, JSON.stringify({ at, nonce, body }));
}

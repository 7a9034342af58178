import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { Refusal } from './refusal.ts';
import { isSigned } from './signedCalls.ts';

/**
 * Refuses a query that the platform did not sign. The signature covers the body as JSON without spaces, so it has to be
 * sent that way. Queries change nothing, so a repeated one is answered again.
 */
export function expectSigned(
  { settings, tables }: Pick<Services, 'settings' | 'tables'>,
  path: string,
  { headers, body }: FastifyRequest,
): void {
  const header = (name: string): string => String(headers[name] ?? '');
  const parts = {
    timestamp: header('x-timestamp'),
    nonce: header('x-nonce'),
    path,
    body: JSON.stringify(body),
  };
  if (!isSigned(settings.vendorSecret, parts, header('x-signature'), tables.real.clock())) {
    throw new Refusal('BAD_SIGNATURE');
  }
}

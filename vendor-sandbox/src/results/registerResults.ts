import { createHmac } from 'node:crypto';
import { lotteryResultsPath, resultInquiry } from '@unisite/shared/contract/lotteryResults';
import type { FastifyInstance } from 'fastify';
import { createSignedBodies } from '../http/signedBodies.ts';
import { resultAt } from './resultAt.ts';

/** The demonstration's provider of official lottery results (contract/lotteryResults). It stores nothing. */
export async function registerResults(
  app: FastifyInstance,
  { secret, clock }: { readonly secret: string; readonly clock: () => number },
): Promise<void> {
  const signedBody = createSignedBodies({ secret, clock });
  const key = createHmac('sha256', secret).update('lottery results').digest('hex');
  await app.register(async (api) => {
    // The signature covers the raw bytes of the body.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    api.post(lotteryResultsPath, async (request, reply) => {
      const answer = JSON.stringify(resultAt(signedBody(resultInquiry, request), clock(), key));
      const { 'x-timestamp': timestamp, 'x-nonce': nonce } = request.headers;
      const signature = createHmac('sha256', secret)
        .update(`${timestamp}.${nonce}.${request.url}#answer.`)
        .update(answer)
        .digest('hex');
      return reply.header('x-signature', signature).type('application/json').send(answer);
    });
  });
}

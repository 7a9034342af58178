import {
  exclusionRegisterPath,
  type RegisterAnswer,
  type RegisterInquiry,
  registerInquiry,
} from '@unisite/shared/contract/exclusionRegister';
import type { FastifyInstance } from 'fastify';
import { createSignedBodies } from '../http/signedBodies.ts';

/** Email domain of people on the demonstration's register. */
const LISTED = '@listed.example';

/** The register's answer: people with an address of that domain are excluded without an end, nobody else. */
export const answerFor = ({ email }: Pick<RegisterInquiry, 'email'>): RegisterAnswer => ({
  listed: email?.toLowerCase().endsWith(LISTED) ?? false,
  until: null,
});

/** The demonstration's national register of self-excluded people (contract/exclusionRegister). It stores nothing. */
export async function registerExclusions(
  app: FastifyInstance,
  { secret, clock }: { readonly secret: string; readonly clock: () => number },
): Promise<void> {
  const signedBody = createSignedBodies({ secret, clock });
  await app.register(async (api) => {
    // The signature covers the raw bytes of the body.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    api.post(exclusionRegisterPath, async (request) => answerFor(signedBody(registerInquiry, request)));
  });
}

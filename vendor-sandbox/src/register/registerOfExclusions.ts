import {
  exclusionRegisterPath,
  type RegisterAnswer,
  type RegisterInquiry,
  registerInquiry,
} from '@unisite/shared/contract/exclusionRegister';
import type { FastifyInstance } from 'fastify';
import { createSignedBodies } from '../http/signedBodies.ts';

/** Whose addresses the demonstration's register lists. */
const LISTED = '@listed.example';

/** What the demonstration's register says of a person: listed without end by an address of its own, nobody else. */
export const answerFor = ({ email }: Pick<RegisterInquiry, 'email'>): RegisterAnswer => ({
  listed: email?.toLowerCase().endsWith(LISTED) ?? false,
  until: null,
});

/** The demonstration's national register of self-excluded people (contract/exclusionRegister). It keeps nothing. */
export async function registerExclusions(
  app: FastifyInstance,
  { secret, clock }: { readonly secret: string; readonly clock: () => number },
): Promise<void> {
  const signedBody = createSignedBodies({ secret, clock });
  await app.register(async (api) => {
    // The signature is over the body byte for byte.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    api.post(exclusionRegisterPath, async (request) => answerFor(signedBody(registerInquiry, request)));
  });
}

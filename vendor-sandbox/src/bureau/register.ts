import {
  type IdentityAnswer,
  type IdentityNotice,
  type IdentitySubmission,
  identityAnswerRequest,
  identityNoticePath,
  identityProviderPaths,
  identitySubmission,
} from '@unisite/shared/contract/identityProvider';
import type { FastifyInstance } from 'fastify';
import { createNoticeSender } from '../http/noticeSender.ts';
import { createSignedBodies } from '../http/signedBodies.ts';
import type { Log } from '../log.ts';
import { planFor } from './decide.ts';

/** How long the demonstration's bureau takes. */
const DELAY_MS = 1_500;
/** What it remembers; the oldest go first. */
const MOST = 10_000;

type BureauDependencies = {
  /** Origin of the platform that the notices go to. */
  readonly platformUrl: string;
  /** Signs what both say to each other. */
  readonly secret: string;
  readonly clock: () => number;
  readonly log: Log;
};

/**
 * The demonstration's provider of identity checks (contract/identityProvider). It sees no picture: what it decides
 * follows from the document's last day. A restart forgets what it had; the platform hands that over again.
 */
export async function registerBureau(
  app: FastifyInstance,
  { platformUrl, secret, clock, log }: BureauDependencies,
): Promise<void> {
  const notices = createNoticeSender<IdentityNotice>({ platformUrl, path: identityNoticePath, secret, clock, log });
  const signedBody = createSignedBodies({ secret, clock });
  const answers = new Map<string, IdentityAnswer>();
  const timers = new Set<NodeJS.Timeout>();

  const later = (work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, DELAY_MS);
    timers.add(timer);
  };
  const decide = ({ reference, validUntil }: Pick<IdentitySubmission, 'reference' | 'validUntil'>) => {
    const { answers: planned, tells } = planFor({ validUntil });
    const say = ([outcome, ...others]: readonly IdentityAnswer[]) => {
      if (!outcome) return;
      answers.set(reference, outcome);
      if (tells) notices.notify({ reference, outcome });
      later(() => say(others));
    };
    later(() => say(planned));
  };

  app.addHook('onClose', async () => {
    notices.close();
    for (const timer of timers) clearTimeout(timer);
  });
  await app.register(async (api) => {
    // The signature is over the body byte for byte.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    api.post(identityProviderPaths.submission, async (request) => {
      const submission = signedBody(identitySubmission, request);
      const known = answers.get(submission.reference);
      if (known) return known;
      for (const oldest of answers.keys()) {
        if (answers.size < MOST) break;
        answers.delete(oldest);
      }
      answers.set(submission.reference, { answer: 'underway' });
      decide(submission);
      return { answer: 'underway' };
    });
    api.post(identityProviderPaths.answer, async (request) => {
      const { reference } = signedBody(identityAnswerRequest, request);
      return answers.get(reference) ?? { answer: 'unknown' };
    });
  });
}

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

/** Time the demonstration's bureau takes, milliseconds. */
const DELAY_MS = 1_500;
/** Maximum remembered submissions; the oldest are dropped first. */
const MOST = 10_000;

type BureauDependencies = {
  /** Origin of the platform that receives the notices. */
  readonly platformUrl: string;
  /** Signing secret shared by both sides. */
  readonly secret: string;
  readonly clock: () => number;
  readonly log: Log;
};

/**
 * The demonstration's provider of identity checks (contract/identityProvider). It sees no picture: its decision follows
 * from the document's expiry date. A restart forgets all submissions; the platform submits them again.
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
    // The signature covers the raw bytes of the body.
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

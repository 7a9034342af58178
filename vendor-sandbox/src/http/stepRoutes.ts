import { object, regex, string, unknown } from '@unisite/shared/schema';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { StepAnswer } from '../wire.ts';
import { actionId, bodyOf, sessionOf, tableOf } from './calls.ts';

const roundId = string().check(regex(/^r-[\w-]{36}$/));
const beginBody = object({ actionId, choice: unknown() });
const moveBody = object({ actionId, roundId, move: unknown() });
const endBody = object({ roundId });

/** Maximum time a long poll for the end of a round is held, milliseconds; the page then asks again. */
const HOLD_MS = 15_000;

/** Calls of games whose rounds take several steps. */
export function registerStepRoutes(app: FastifyInstance, services: Services): void {
  const { stepped } = services;

  app.post('/api/steps/begin', async (request): Promise<StepAnswer> => {
    const session = sessionOf(services, request);
    return stepped.begin(tableOf(services, session), session, bodyOf(beginBody, request));
  });

  app.post('/api/steps/move', async (request): Promise<StepAnswer> => {
    const session = sessionOf(services, request);
    return stepped.move(session, bodyOf(moveBody, request));
  });

  app.post('/api/steps/end', async (request): Promise<StepAnswer> => {
    const session = sessionOf(services, request);
    return stepped.awaitEnd(session, bodyOf(endBody, request).roundId, HOLD_MS);
  });
}

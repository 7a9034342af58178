import { freeRoundsId } from '@unisite/shared/contract/seamless';
import { maxLength, object, optional, regex, string, unknown } from '@unisite/shared/schema';
import type { FastifyInstance } from 'fastify';
import { instantGameOf, stakesOf } from '../games/index.ts';
import { playRound, poolAmountOf } from '../play/round.ts';
import { fairnessOf, type PlaySession, renewSeeds, stateOf } from '../play/session.ts';
import type { Services } from '../services.ts';
import type { Fairness, PlayAnswer, PlayState } from '../wire.ts';
import { actionId, bodyOf, refreshBalance, sessionOf, tableOf } from './calls.ts';
import { Refusal } from './refusal.ts';

const playBody = object({
  actionId,
  choice: unknown(),
  freeRounds: optional(freeRoundsId),
});
const fairnessBody = object({ clientSeed: optional(string().check(maxLength(32), regex(/^[\w-]+$/))) });

/** Calls common to all games' pages. */
export function registerApiRoutes(app: FastifyInstance, services: Services): void {
  const { clock } = services.tables.real;
  const stateNow = (session: PlaySession): PlayState =>
    stateOf(session, clock(), stakesOf(session.game.kind, session.currency).all, {
      open: services.stepped.openOf(session),
      pool: poolAmountOf(tableOf(services, session), session),
    });

  app.get('/api/state', async (request): Promise<PlayState> => {
    const session = sessionOf(services, request);
    await refreshBalance(services, session);
    return stateNow(session);
  });

  app.post('/api/play', async (request): Promise<PlayAnswer> => {
    const session = sessionOf(services, request);
    const game = instantGameOf(session.game.kind);
    const body = bodyOf(playBody, request);
    if (game === null) throw new Refusal('BAD_REQUEST');
    return playRound(tableOf(services, session), game, session, body);
  });

  app.get('/api/fairness', async (request): Promise<Fairness> => fairnessOf(sessionOf(services, request)));

  app.post('/api/fairness', async (request): Promise<Fairness> => {
    const session = sessionOf(services, request);
    const { clientSeed } = bodyOf(fairnessBody, request);
    if (session.phase !== 'idle') throw new Refusal('ROUND_RUNNING');
    renewSeeds(session, clientSeed);
    return fairnessOf(session);
  });
}

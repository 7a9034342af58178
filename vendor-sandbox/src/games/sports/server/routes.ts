import {
  array,
  int,
  maximum,
  maxLength,
  minimum,
  minLength,
  object,
  enum as oneOf,
  string,
} from '@unisite/shared/schema';
import type { FastifyInstance } from 'fastify';
import { actionId, bodyOf, sessionOf, tableOf } from '../../../http/calls.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { PlaySession } from '../../../play/session.ts';
import type { Services } from '../../../services.ts';
import { marketKinds } from '../engine/markets.ts';
import { ticketLimits } from '../engine/ticket.ts';
import type { Board, TicketAnswer } from '../wire.ts';

const ticketBody = object({
  actionId,
  stake: int().check(minimum(1), maximum(10_000_000_000)),
  selections: array(
    object({
      fixture: string().check(maxLength(40)),
      market: oneOf(marketKinds),
      line: int().check(minimum(0), maximum(99)),
      pick: oneOf(['home', 'draw', 'away', 'over', 'under', 'yes', 'no']),
      odds: int().check(minimum(101), maximum(100_000)),
    }),
  ).check(minLength(1), maxLength(ticketLimits.mostSelections)),
  accept: oneOf(['none', 'better', 'any']),
});

/** The calls of the sports page alone. */
export function registerSportsRoutes(app: FastifyInstance, services: Services): void {
  const { book } = services;
  const sportsSession = (session: PlaySession): PlaySession => {
    if (session.game.kind !== 'sports') throw new Refusal('BAD_REQUEST');
    return session;
  };

  app.get('/api/sports/board', async (request): Promise<Board> => {
    return book.board(sportsSession(sessionOf(services, request)));
  });

  app.post('/api/sports/tickets', async (request): Promise<TicketAnswer> => {
    const session = sportsSession(sessionOf(services, request));
    const ticket = bodyOf(ticketBody, request);
    return book.place(tableOf(services, session), session, ticket);
  });
}

import {
  array,
  int,
  maximum,
  maxLength,
  minimum,
  minLength,
  object,
  enum as oneOf,
  optional,
  regex,
  safeParse,
  string,
} from '@unisite/shared/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actionId, bodyOf, sessionOf, tableOf } from '../../../http/calls.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { PlaySession } from '../../../play/session.ts';
import type { Services } from '../../../services.ts';
import { marketKinds, picks } from '../engine/markets.ts';
import { ticketLimits } from '../engine/ticket.ts';
import type { Board, BoardView, TicketAnswer } from '../wire.ts';

const ticketBody = object({
  actionId,
  stake: int().check(minimum(1), maximum(10_000_000_000)),
  selections: array(
    object({
      fixture: string().check(maxLength(40)),
      market: oneOf(marketKinds),
      line: int().check(minimum(-1_000), maximum(2_000)),
      pick: oneOf(picks),
      odds: int().check(minimum(101), maximum(100_000)),
    }),
  ).check(minLength(1), maxLength(ticketLimits.mostSelections)),
  accept: oneOf(['none', 'better', 'any']),
});

const boardQuery = object({
  from: optional(string().check(regex(/^\d{1,15}$/))),
  league: optional(string().check(regex(/^\d$/))),
  chosen: optional(string().check(maxLength(300))),
});

function viewIn(request: FastifyRequest): BoardView {
  const query = safeParse(boardQuery, request.query);
  if (!query.success) throw new Refusal('BAD_REQUEST');
  const { from, league, chosen } = query.data;
  return {
    from: from === undefined ? null : Number(from),
    league: league === undefined ? null : Number(league),
    chosen: chosen === undefined ? [] : chosen.split(',').slice(0, ticketLimits.mostSelections),
  };
}

/** Calls specific to the sports page. */
export function registerSportsRoutes(app: FastifyInstance, services: Services): void {
  const { book } = services;
  const sportsSession = (session: PlaySession): PlaySession => {
    if (session.game.kind !== 'sports') throw new Refusal('BAD_REQUEST');
    return session;
  };

  app.get('/api/sports/board', async (request): Promise<Board> => {
    return book.board(sportsSession(sessionOf(services, request)), viewIn(request));
  });

  app.post('/api/sports/tickets', async (request): Promise<TicketAnswer> => {
    const session = sportsSession(sessionOf(services, request));
    const ticket = bodyOf(ticketBody, request);
    return book.place(tableOf(services, session), session, ticket);
  });
}

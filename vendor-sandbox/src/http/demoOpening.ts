import { randomUUID } from 'node:crypto';
import { stakesOf } from '../games/index.ts';
import { kenoModeOf } from '../games/keno/engine/paytables.ts';
import { gameFor } from '../games/names.ts';
import type { Opening } from '../play/session.ts';
import type { PlayMoney } from '../wallet/playMoney.ts';

const text = (given: string | null, longest: number): string => (given ?? '').slice(0, longest);

/** The session of a signed play-money address; the signature vouches for its contents. */
export function demoOpening(gameId: string, query: URLSearchParams, playMoney: PlayMoney): Opening {
  const currency = /^[A-Z]{3}$/.test(query.get('currency') ?? '') ? (query.get('currency') ?? '') : 'VND';
  const category = text(query.get('category'), 20);
  const variant = text(query.get('variant'), 40);
  const kind = gameFor(category, variant, gameId);
  const playerId = `demo-${randomUUID()}`;
  return {
    token: playerId,
    playerId,
    gameId,
    currency,
    category,
    variant,
    kind,
    demo: true,
    inPool: false,
    gameName: text(query.get('name'), 80) || gameId,
    gameIcon: text(query.get('icon'), 300),
    prizeMode: kenoModeOf(text(query.get('lottoPrizeMode'), 10)),
    lobbyUrl: text(query.get('lobby'), 300),
    balance: playMoney.give(playerId, currency),
    firstStake: stakesOf(kind, currency).first,
  };
}

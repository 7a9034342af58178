import { type CallError, invalidate, useAction } from '@unisite/shared/api';
import { isAgeError } from '@unisite/shared/contract/ageErrors';
import { gameAddress } from '@unisite/shared/contract/gameAddress';
import { demoGame, type GameCard, type LottoGame, lotteryPageOf, recentGames } from '@unisite/shared/contract/games';
import { type LottoView, launchGame, launchRequest } from '@unisite/shared/contract/launchGame';
import { useBusEvent } from '@unisite/shared/events';
import { useLanguage } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cachedCard } from '../games/cards.ts';
import { shelfOf } from '../games/categories.ts';
import { openGate } from '../games/openGate.ts';
import { keyOf, type LaunchRequest } from './launchRequest.ts';
import { vendorOrigin } from './vendorMessage.ts';

/** State of a game's launch. `visit` identifies the launch. */
export type Launch =
  | { state: 'opening'; visit: number }
  | { state: 'open'; visit: number; address: string; origin: string; game: GameCard }
  /** The vendor's games open in a window of their own (section 3, game_url2). */
  | { state: 'window'; visit: number; address: string; game: GameCard }
  /** The vendor's address cannot be framed here. */
  | { state: 'unsafe' }
  | { state: 'refused'; error: CallError };

interface Opened {
  readonly game_url?: string | undefined;
  readonly game_url2?: string | undefined;
  readonly game: GameCard;
}

/**
 * Opens a game at its vendor, once for each game and room that the visitor comes to (specification section 4). If the
 * age gate has a requirement, it opens first. `again` starts a new session. A lottery game with a typed address is left
 * to the lottery's page; a partner lottery opens in the requested view.
 */
export function useLaunch(asked: LaunchRequest): { launch: Launch; again: () => void } {
  const real = useAction(launchGame);
  const demo = useAction(demoGame);
  const launched = useRef<string | null>(null);
  const key = keyOf(asked);
  const language = useLanguage();

  const open = () => {
    const { gameId } = asked;
    if (asked.play === 'demo') {
      demo.mutate({ gameId });
      return;
    }
    const known = cachedCard(gameId);
    const request = { gameId, ...asked.room, ...(known ? { vassalage: known.vassalage } : {}), ...launchRequest };
    const launch = (lotto: LottoGame | undefined, category = known?.category) =>
      real.mutate(
        {
          ...request,
          ...(lotto && lottoFields(lotto, asked.view, asked.back ?? shelfOf(category ?? 'ELOTT').path)),
          language,
        },
        {
          onSuccess: ({ game }) => {
            if (isElsewhere(game)) navigate(gameAddress(game), { replace: true });
            // a typed address: only the response says that it is a partner lottery
            else if (game.lotto && !lotto) launch(game.lotto, game.category);
            else void invalidate(recentGames);
          },
        },
      );
    launch(known?.lotto);
  };
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (launched.current === key) return;
    launched.current = key;
    openAsked();
  }, [key]);

  const refusal = asked.play === 'demo' ? demo.error : real.error;
  const isGated = refusal !== null && isAgeError(refusal.code);
  useEffect(() => {
    if (isGated) openGate();
  }, [isGated]);
  useBusEvent('age.confirmed', () => {
    if (isGated) open();
  });

  return { launch: launchOf(), again: open };

  function launchOf(): Launch {
    const { data, error, submittedAt: visit, variables } = asked.play === 'demo' ? demo : real;
    const current = variables?.gameId === asked.gameId;
    if (current && error) return { state: 'refused', error };
    if (!current || !data || isElsewhere(data.game) || isUnlaunched(data)) return { state: 'opening', visit };
    return placeOf(data, visit);
  }
}

/** It is played on a page of its own, and was not launched. */
const isElsewhere = ({ vassalage }: GameCard): boolean => lotteryPageOf(vassalage) !== null;

/** A partner lottery, to be launched as such. */
const isUnlaunched = ({ game, game_url, game_url2 }: Opened): boolean =>
  game.lotto !== undefined && !game_url && !game_url2;

/** Additional launch fields of a partner lottery (section 3, lotto launch). */
const lottoFields = ({ prizeMode, gameCode }: LottoGame, lottoView: LottoView, backUrl: string) => ({
  launchMode: 'LOTT' as const,
  lottoArea: 'VN' as const,
  lottoPrizeMode: prizeMode,
  lottoGameCode: gameCode,
  lottoView,
  device: matchMedia('(max-width: 767px)').matches ? ('mobile' as const) : ('desktop' as const),
  backUrl,
});

function placeOf(opened: Opened, visit: number): Launch {
  const { game_url, game_url2, game } = opened;
  const origin = vendorOrigin(game_url ?? game_url2 ?? '', location.origin);
  if (!origin) return { state: 'unsafe' };
  if (game_url) return { state: 'open', visit, address: game_url, origin, game };
  return { state: 'window', visit, address: game_url2 ?? '', game };
}

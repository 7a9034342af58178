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

/** How far the launch of a game is. `visit` tells one launch from the next. */
export type Launch =
  | { state: 'opening'; visit: number }
  | { state: 'open'; visit: number; address: string; origin: string; game: GameCard }
  /** The vendor's games stand in a window of their own (section 3, game_url2). */
  | { state: 'window'; visit: number; address: string; game: GameCard }
  /** The vendor's address cannot stand in a frame here. */
  | { state: 'unsafe' }
  | { state: 'refused'; error: CallError };

interface Opened {
  readonly game_url?: string | undefined;
  readonly game_url2?: string | undefined;
  readonly game: GameCard;
}

/**
 * Opens a game at its vendor once for each game, and room, the visitor comes to: what is open is not launched again
 * (specification section 4).
 * Where the age gate asks something first, the gate is opened, and the game once it is passed. `again` gives it a new
 * session. A game of the lottery, whose address somebody typed, is left for the lottery's page; one of a partner lottery
 * opens in the view that is asked for.
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
            // an address that was typed: only the answer says that it is a partner lottery
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

/** It is a partner lottery's, and has to be launched as such. */
const isUnlaunched = ({ game, game_url, game_url2 }: Opened): boolean =>
  game.lotto !== undefined && !game_url && !game_url2;

/** What a partner lottery is launched with besides (section 3, lotto launch). */
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

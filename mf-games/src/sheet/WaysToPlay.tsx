import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { demoAddress } from '../games/gameAddress.ts';
import { useFavouriteState } from '../games/useFavouriteState.ts';
import { useOpenGame } from '../games/useOpenGame.ts';

/** Star, play money, and play; under maintenance only the star. */
export function WaysToPlay({ game, onGo }: { game: GameCard; onGo: () => void }): ReactElement {
  const t = useText();
  const { favourite, toggle } = useFavouriteState(game);
  const { href, open } = useOpenGame(game);
  return (
    <>
      <Button variant="quiet" icon="star" aria-pressed={favourite} onClick={() => void toggle()}>
        {t('sheet.star')}
      </Button>
      {game.hasDemo && !game.maintenance && (
        <Button variant="outline" href={demoAddress(game)} onClick={onGo}>
          {t('sheet.demo')}
        </Button>
      )}
      {!game.maintenance && (
        <Button
          variant="primary"
          icon="play"
          href={href}
          onClick={(event) => {
            onGo();
            open(event);
          }}
        >
          {t('sheet.play')}
        </Button>
      )}
    </>
  );
}

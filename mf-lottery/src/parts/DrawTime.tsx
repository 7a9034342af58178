import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { Countdown } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useNextDraw } from '../draws/useNextDraw.ts';

/** When a game draws: time of day, or interval. */
export function DrawTime({ game }: { game: LotteryGame }): ReactElement {
  const t = useText();
  const often = game.interval === 1 ? t('draws.everyMinute') : t('draws.every', { count: game.interval ?? 1 });
  return <span className="num">{game.drawTime ?? often}</span>;
}

/** A game's next draw: time of day, or a countdown where it draws many times a day. */
export function NextTime({ game }: { game: LotteryGame }): ReactElement {
  return game.drawTime === null ? <TimeLeft game={game} /> : <DrawTime game={game} />;
}

function TimeLeft({ game }: { game: LotteryGame }): ReactElement {
  const { drawAt } = useNextDraw(game);
  return <Countdown until={drawAt} look="text" />;
}

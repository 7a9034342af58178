import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Countdown, classNames, useClock } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { drawState } from './drawState.ts';
import styles from './StationPicker.module.css';
import { useNextDraw } from './useNextDraw.ts';

interface StationLinkProps {
  game: LotteryGame;
  chosen: boolean;
  to: string;
}

/** A station with its next draw: end of betting today, "drawn", or the day of the draw. */
export function StationLink({ game, chosen, to }: StationLinkProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const coming = useNextDraw(game);
  const state = useClock((at) => drawState(game, at));
  const time = format.time(new Date(coming.drawAt));
  return (
    <Link
      className={classNames(styles.station, state !== 'open' && styles.closed)}
      to={to}
      aria-current={chosen || undefined}
    >
      <span className="dot" />
      <span>
        <strong>{game.remark}</strong>
        <small>
          {state === 'open' && (
            <>
              {game.interval === null && `${time}, `}
              {t('picker.closesIn')} <Countdown until={coming.closesAt} look="text" />
            </>
          )}
          {state === 'locked' && t('picker.locked', { time })}
          {state === 'drawn' && t('picker.drawn', { time })}
          {state === 'other' && `${format.weekday(new Date(coming.drawAt))}, ${time}`}
        </small>
      </span>
    </Link>
  );
}

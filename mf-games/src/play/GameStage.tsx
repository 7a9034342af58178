import { useText } from '@unisite/shared/i18n';
import { useSectionTitle } from '@unisite/shared/navigation';
import { toastStore } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { cachedCard } from '../games/cards.ts';
import { shelfOf } from '../games/categories.ts';
import { GameBar } from './GameBar.tsx';
import { GameFrame, type GameFrameProps } from './GameFrame.tsx';
import styles from './GameStage.module.css';
import { LatePlayTime } from './LatePlayTime.tsx';
import { keyOf, type LaunchRequest } from './launchRequest.ts';
import { OwnWindow } from './OwnWindow.tsx';
import { SlowNotice } from './SlowNotice.tsx';
import { type Reason, Stopped } from './Stopped.tsx';
import type { PlayStop } from './time/playWatch.ts';
import { useFullscreen } from './useFullscreen.ts';
import { useIsSlow } from './useIsSlow.ts';
import { type Launch, useLaunch } from './useLaunch.ts';
import { useLobby } from './useLobby.ts';
import { usePlayStop } from './usePlayStop.ts';
import { usePlayTop } from './usePlayTop.ts';
import { Waiting } from './Waiting.tsx';

/** Time after which a game counts as slow, milliseconds; the shell's limit for a page. */
const slowAfter = 4_000;

/** A game in its frame below a tool bar; the request is null where the address names no game. */
export function GameStage({ asked }: { asked: LaunchRequest | null }): ReactElement {
  return asked ? <Play key={keyOf(asked)} asked={asked} /> : <NoGame />;
}

function NoGame(): ReactElement {
  const t = useText();
  const lobby = { href: shelfOf('RNG').path, label: t('play.lobby'), onClick: () => {} };
  return (
    <Stage>
      <div className={styles.screen}>
        <h1 className="visually-hidden">{t('play.page')}</h1>
        <Stopped reason={{ why: 'noGame' }} lobby={lobby} onRetry={() => {}} />
      </div>
    </Stage>
  );
}

function Play({ asked }: { asked: LaunchRequest }): ReactElement {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { launch, again } = useLaunch(asked);
  const [kept] = useState(() => cachedCard(asked.gameId));
  const game = 'game' in launch ? launch.game : kept;
  const lobby = useLobby(game, asked.back);

  // state of the frame, by launch
  const [shown, setShown] = useState<number | null>(null);
  const [ready, setReady] = useState<number | null>(null);
  const [expired, setExpired] = useState<number | null>(null);
  const visit = launch.state === 'open' ? launch.visit : null;
  const over = visit !== null && expired === visit;
  const opening = launch.state === 'opening';
  const framed = visit !== null && !over;

  const play = usePlayStop(asked.play, over ? null : launch);
  const covered = opening || (framed && shown !== visit && ready !== visit);
  const late = useIsSlow(opening ? launch.visit : framed && ready !== visit ? visit : null, slowAfter);
  const slow = { late, lobby, onRetry: again };

  const refused = useCallback(() => toastStore.show({ tone: 'error', title: t('play.noFullscreen') }), [t]);
  const fullscreen = useFullscreen(stage, refused);
  useSectionTitle(game?.name ?? null);

  const said: GameFrameProps['onVendorMessage'] = (message) => {
    if (message === 'session-expired') setExpired(visit);
    else if (message === 'paused') play.onRefused();
    else if (message === 'focus-out') bar.current?.querySelector<HTMLElement>('a, button')?.focus();
    else lobby.go();
  };

  const stopped = reasonOf(launch, over, play.stopped);

  return (
    <Stage ref={stage}>
      <GameBar
        ref={bar}
        play={asked.play}
        game={game}
        opening={opening}
        clock={
          play.visit !== null && <LatePlayTime key={play.visit} refusals={play.refusals} onStopped={play.onStopped} />
        }
        lobby={lobby}
        onReload={again}
        fullscreen={fullscreen}
      />
      <div className={styles.screen}>
        {launch.state === 'open' && framed && (
          <GameFrame
            key={launch.visit}
            launch={launch}
            play={asked.play}
            stopped={play.stopped}
            onShown={() => setShown(launch.visit)}
            onReady={() => setReady(launch.visit)}
            onVendorMessage={said}
          />
        )}
        {launch.state === 'window' && (
          <OwnWindow key={launch.visit} address={launch.address} game={launch.game} onRetry={again} />
        )}
        {covered && <Waiting game={game} {...slow} />}
        {framed && !covered && <SlowNotice key={`slow ${visit}`} {...slow} />}
        {stopped && <Stopped reason={stopped} lobby={lobby} onRetry={again} />}
      </div>
    </Stage>
  );
}

/** Why no game is shown; null: one is, or will be, possibly under the time reminder. */
function reasonOf(launch: Launch, over: boolean, stop: PlayStop | null): Reason | null {
  if (launch.state === 'refused') return { why: 'refused', error: launch.error };
  if (launch.state === 'unsafe') return { why: 'unsafe' };
  if (over) return { why: 'expired' };
  return stop === 'limit' || stop === 'break' ? { why: stop } : null;
}

/** The viewport below the shell's header; a phone in landscape gives all of it to the game. */
function Stage({ ref, children }: { ref?: RefObject<HTMLDivElement | null>; children: ReactNode }): ReactElement {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const top = usePlayTop(box);
  return (
    <div
      ref={box}
      data-game-stage
      className={styles.stage}
      style={top === null ? undefined : { height: `calc(100dvh - ${top}px)` }}
    >
      {children}
    </div>
  );
}

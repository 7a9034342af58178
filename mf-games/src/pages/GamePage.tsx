import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { goBack, navigate, useLocation, usePartTitle, useSearch } from '@unisite/shared/navigation';
import { toastStore } from '@unisite/shared/ui';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { keptCard } from '../games/cards.ts';
import { shelfOf } from '../games/categories.ts';
import { oneStepBack } from '../games/wayBack.ts';
import { GameBar } from '../play/GameBar.tsx';
import { GameFrame } from '../play/GameFrame.tsx';
import { Stopped } from '../play/Stopped.tsx';
import { useFullscreen } from '../play/useFullscreen.ts';
import { useLate } from '../play/useLate.ts';
import { useLaunch } from '../play/useLaunch.ts';
import { usePlayTop } from '../play/usePlayTop.ts';
import { Waiting } from '../play/Waiting.tsx';
import styles from './GamePage.module.css';

/** After this a game that is not there is said to be slow, milliseconds; the shell says so of a page after as long. */
const slowAfter = 4_000;
/** The longest id the platform takes (contract, launchGame). */
const longestId = 80;

/** A game in its frame (specification section 2: /game). */
export default function GamePage(): ReactElement {
  const query = useSearch();
  const gameId = query.get('id') ?? '';
  const known = gameId !== '' && gameId.length <= longestId;
  return known ? <Play key={gameId} gameId={gameId} /> : <NoGame />;
}

function NoGame(): ReactElement {
  const t = useText();
  const lobby = { href: shelfOf('RNG').path, label: t('play.lobby'), onClick: () => {} };
  return (
    <Stage>
      <div className={styles.screen}>
        <h1 className="visually-hidden">{t('play.page')}</h1>
        <Stopped reason={{ why: 'noGame' }} lobby={lobby} onAgain={() => {}} />
      </div>
    </Stage>
  );
}

function Play({ gameId }: { gameId: string }): ReactElement {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { launch, again } = useLaunch(gameId);
  const [kept] = useState(() => keptCard(gameId));
  const game = launch.state === 'open' ? launch.game : kept;
  const lobby = useLobby(game);

  // what has become of the frame, by the launch it belongs to
  const [shown, setShown] = useState<number | null>(null);
  const [expired, setExpired] = useState<number | null>(null);
  const visit = launch.state === 'open' ? launch.visit : null;
  const over = visit !== null && expired === visit;
  const awaited =
    launch.state === 'opening' || (launch.state === 'open' && shown !== visit && !over) ? launch.visit : null;
  const late = useLate(awaited, slowAfter);

  const refused = useCallback(() => toastStore.show({ tone: 'error', title: t('play.noFullscreen') }), [t]);
  const fullscreen = useFullscreen(stage, refused);
  usePartTitle(game?.name ?? null);

  const said = (message: 'home' | 'session-expired' | 'focus-out') => {
    if (message === 'session-expired') setExpired(visit);
    else if (message === 'focus-out') bar.current?.querySelector<HTMLElement>('a, button')?.focus();
    else lobby.go();
  };

  const stopped =
    launch.state === 'refused'
      ? ({ why: 'refused', error: launch.error } as const)
      : launch.state === 'unsafe'
        ? ({ why: 'unsafe' } as const)
        : over
          ? ({ why: 'expired' } as const)
          : null;

  return (
    <Stage ref={stage}>
      <GameBar ref={bar} game={game} lobby={lobby} onReload={again} fullscreen={fullscreen} />
      <div className={styles.screen}>
        {launch.state === 'open' && !over && (
          <GameFrame key={launch.visit} launch={launch} onShown={() => setShown(launch.visit)} onSaid={said} />
        )}
        {awaited !== null && <Waiting game={game} late={late} onAgain={again} />}
        {stopped && <Stopped reason={stopped} lobby={lobby} onAgain={again} />}
      </div>
    </Stage>
  );
}

/** What is left of the window under the shell's header. */
function Stage({ ref, children }: { ref?: RefObject<HTMLDivElement | null>; children: ReactNode }): ReactElement {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const top = usePlayTop(box);
  return (
    <div ref={box} className={styles.stage} style={top === null ? undefined : { height: `calc(100dvh - ${top}px)` }}>
      {children}
    </div>
  );
}

/** The way back: one step of the history when the visitor came from a lobby, so that it is as it was; else to the game's category. */
function useLobby(game: GameCard | null) {
  const t = useText();
  const { pathname, search } = useLocation();
  const [oneStep] = useState(() => oneStepBack(pathname + search));
  const category = game?.category ?? 'RNG';
  const href = shelfOf(category).path;
  const go = () => {
    if (oneStep) goBack();
    else navigate(href);
  };
  return {
    href,
    label: t('play.lobby'),
    go,
    onClick: (event: MouseEvent) => {
      if (!oneStep || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go();
    },
  };
}

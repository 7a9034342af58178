import { bus } from '@unisite/shared/events';
import { refreshWallets } from '@unisite/shared/wallets';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { throttled } from '../lobby/throttled.ts';
import styles from './GameFrame.module.css';
import type { LaunchRequest } from './launchRequest.ts';
import type { PlayStop } from './time/playWatch.ts';
import type { Launch } from './useLaunch.ts';
import { askGame, parseVendorMessage, type VendorMessage } from './vendorMessage.ts';

/** Minimum time between balance fetches, milliseconds: a win can change it several times at once. */
const balancePause = 300;

/** Messages that the frame itself handles. */
type FrameMessage = 'ready' | 'balance-changed' | 'round-began' | 'round-ended';

export interface GameFrameProps {
  launch: Extract<Launch, { state: 'open' }>;
  play: LaunchRequest['play'];
  /** Why the page stopped the game, which then starts no round; null: it runs. */
  stopped: PlayStop | null;
  /** The frame has loaded something, possibly an error page. */
  onShown: () => void;
  /** The game says that it is ready. */
  onReady: () => void;
  onVendorMessage: (message: Exclude<VendorMessage, FrameMessage>) => void;
}

/** The vendor's game. Messages count only from its own window and origin. */
export function GameFrame({ launch, play, stopped, onShown, onReady, onVendorMessage }: GameFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const { address, origin, game } = launch;
  const paused = stopped !== null;

  const onMessage = useEffectEvent((message: VendorMessage, askBalance: () => void) => {
    if (message === 'balance-changed') askBalance();
    else if (message === 'round-began' || message === 'round-ended') {
      if (play === 'real') bus.emit('round.changed', { isOn: message === 'round-began' });
    } else if (message === 'ready') {
      onReady();
      if (paused) askGame(frame.current?.contentWindow, 'pause', origin);
      else takeFocus(frame.current, origin);
    } else onVendorMessage(message);
  });

  useEffect(() => {
    const { ask, stop } = throttled(() => {
      if (play === 'real') void refreshWallets();
    }, balancePause);
    const listen = (event: MessageEvent<unknown>) => {
      const message = parseVendorMessage(event, { window: frame.current?.contentWindow, origin });
      if (message) onMessage(message, ask);
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
      stop();
      if (play !== 'real') return;
      bus.emit('round.changed', { isOn: false });
      void refreshWallets(); // a result after the game's last message
    };
  }, [origin, play]);

  useEffect(() => {
    if (!paused) return;
    askGame(frame.current?.contentWindow, 'pause', origin);
    return () => askGame(frame.current?.contentWindow, 'resume', origin);
  }, [paused, origin]);

  return (
    <iframe
      ref={frame}
      inert={paused && stopped !== 'check'} // it keeps the focus under the modal reminder, to return to it
      className={styles.frame}
      src={address}
      title={game.name}
      allow="fullscreen; autoplay"
      // biome-ignore lint/nursery/noUnsafeIframeSandbox: never a frame of this site's own origin (vendorOrigin), so it cannot lift its sandbox
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      onLoad={onShown}
    />
  );
}

/** Gives the keyboard to the game, unless the visitor is using something else. */
function takeFocus(frame: HTMLIFrameElement | null, origin: string): void {
  const { activeElement } = document;
  const free = activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN';
  if (!frame || !free) return;
  frame.focus({ preventScroll: true });
  askGame(frame.contentWindow, 'focus-in', origin);
}

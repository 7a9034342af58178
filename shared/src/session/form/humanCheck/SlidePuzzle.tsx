import type { SlideChallenge, SlidePoint } from '@unisite/shared/contract/verification';
import { Icon, useUid, VisuallyHidden } from '@unisite/shared/ui';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './HumanCheck.module.css';
import { useHumanTexts } from './humanTexts.ts';
import { slideTrail } from './slideTrail.ts';

interface SlidePuzzleProps {
  challenge: SlideChallenge;
  /** It replaces an element that had the focus. */
  takesFocus: boolean;
  busy: boolean;
  /** The piece was released at `x`, with its path. */
  onLeft(x: number, trail: SlidePoint[]): void;
}

interface Drag {
  pointer: number;
  from: { x: number; clientX: number; clientY: number };
  /** Picture pixels per screen pixel. */
  scale: { x: number; y: number };
}

/** Step of one key press, picture pixels: finer than the tolerance of the platform. */
const STEP_PX = 4;
const LARGE_STEP_PX = 24;

/** One puzzle: the piece is dragged, by itself or by the handle below, or moved with a slider's keys. */
export function SlidePuzzle({ challenge, takesFocus, busy, onLeft }: SlidePuzzleProps): ReactElement {
  const texts = useHumanTexts();
  const { width, height, piece } = challenge;
  const most = width - piece.width;
  const [x, setX] = useState(0);
  const [trail] = useState(slideTrail);
  const drag = useRef<Drag>(undefined);
  const helpId = useUid();
  const share = x / most;
  const handle = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) handle.current?.focus();
  }, [takesFocus]);

  const place = (to: number) => {
    const next = Math.min(most, Math.max(0, Math.round(to * 10) / 10));
    setX(next);
    return next;
  };
  const leave = () => {
    const points = trail.points();
    const last = points.at(-1);
    if (!busy && last && points.length > 1) onLeft(last.x, points);
  };

  const take = (event: PointerEvent<HTMLElement>, across: number) => {
    if (busy || drag.current || event.button !== 0) return;
    event.preventDefault(); // prevents selecting text and dragging the image
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const picture = event.currentTarget.closest<HTMLElement>('[data-picture]')?.clientWidth || width;
    const scale = { x: most / (across || most), y: width / picture };
    const { clientX, clientY } = event;
    drag.current = { pointer: event.pointerId, from: { x, clientX, clientY }, scale };
    trail.begin({ x, y: 0, t: event.timeStamp });
  };
  const pull = (event: PointerEvent) => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return;
    const { from, scale } = current;
    const next = place(from.x + (event.clientX - from.clientX) * scale.x);
    trail.add({ x: next, y: Math.round((event.clientY - from.clientY) * scale.y), t: event.timeStamp });
  };
  const letGo = (event: PointerEvent) => {
    if (drag.current?.pointer !== event.pointerId) return;
    drag.current = undefined;
    leave();
  };
  const lose = () => {
    drag.current = undefined;
    place(0);
  };
  /** `across`: length of the whole way, screen pixels. */
  const draggable = (across: (taken: HTMLElement) => number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, across(event.currentTarget)),
    onPointerMove: pull,
    onPointerUp: letGo,
    onPointerCancel: lose,
  });
  const room = (taken: HTMLElement) => (taken.parentElement?.clientWidth ?? 0) - taken.offsetWidth;

  const press = (event: KeyboardEvent) => {
    if (busy) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      leave();
      return;
    }
    const to = target(event.key, x, most);
    if (to === undefined) return;
    event.preventDefault();
    if (trail.points().length === 0) trail.begin({ x, y: 0, t: event.timeStamp });
    trail.add({ x: place(to), y: 0, t: event.timeStamp });
  };

  return (
    <div data-picture>
      <div className={styles.picture}>
        <img
          src={`data:image/png;base64,${challenge.background}`}
          width={width}
          height={height}
          alt={texts.picture}
          draggable={false}
        />
        <img
          className={styles.piece}
          src={`data:image/png;base64,${challenge.pieceImage}`}
          alt=""
          draggable={false}
          style={{
            width: `${(piece.width / width) * 100}%`,
            left: `${(x / width) * 100}%`,
            top: `${(piece.y / height) * 100}%`,
          }}
          {...draggable(room)}
        />
      </div>
      <div className={styles.track}>
        <span className={styles.hint} aria-hidden hidden={x > 0}>
          {texts.drag}
        </span>
        <span className={styles.way} style={{ width: `calc(${share} * (100% - 48px) + 24px)` }} />
        <div
          ref={handle}
          className={styles.handle}
          style={{ left: `calc(${share} * (100% - 48px))` }}
          role="slider"
          tabIndex={0}
          aria-label={texts.handle}
          aria-describedby={helpId}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={Math.round(x)}
          aria-valuetext={texts.at(Math.round(x), most)}
          aria-disabled={busy || undefined}
          onKeyDown={press}
          {...draggable(room)}
        >
          <Icon name="right" />
        </div>
      </div>
      <VisuallyHidden>
        <p id={helpId}>{texts.handleHelp}</p>
      </VisuallyHidden>
    </div>
  );
}

/** The position that a key moves to; undefined for other keys. */
function target(key: string, x: number, most: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return x + STEP_PX;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return x - STEP_PX;
  if (key === 'PageUp') return x + LARGE_STEP_PX;
  if (key === 'PageDown') return x - LARGE_STEP_PX;
  if (key === 'Home') return 0;
  if (key === 'End') return most;
  return undefined;
}

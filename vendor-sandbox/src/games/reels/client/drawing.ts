import type { Sprites } from '../../../client/sprites.ts';
import type { Win } from '../engine/evaluate.ts';
import { reelCount, rowCount } from '../engine/lines.ts';
import { reels } from '../engine/reels.ts';
import type { GameSymbol } from '../engine/symbols.ts';
import { isBlurred, type Motion, positionAt } from './motion.ts';
import { cellKey, lineColour, pathOf, type Shown } from './winShow.ts';

/** One frame of the window; sizes in device pixels. */
export type Frame = {
  readonly pen: CanvasRenderingContext2D;
  readonly now: number;
  readonly motions: readonly Motion[];
  readonly sprites: Sprites<GameSymbol>;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
};

const cellOf = ({ width, height }: Frame): { wide: number; high: number } => ({
  wide: width / reelCount,
  high: height / rowCount,
});

/** Pulse with a period of one second, from 0 to 1. */
const swell = (elapsed: number): number => (1 - Math.cos((elapsed / 1_000) * 2 * Math.PI)) / 2;

/** Draws the pictures of all reels; winning ones pulse, the others are dimmed. */
export function drawReels(frame: Frame, shown: Shown | null, suspense: { from: number; since: number } | null): void {
  const { pen, width, height } = frame;
  pen.clearRect(0, 0, width, height);
  if (suspense !== null) drawSuspense(frame, suspense);
  const winning = shown === null ? null : new Set(shown.wins.flatMap((win) => win.cells.map(cellKey)));
  frame.motions.forEach((motion, reel) => {
    drawReel(frame, motion, reel, winning);
  });
}

function drawReel(frame: Frame, motion: Motion, reel: number, winning: ReadonlySet<number> | null): void {
  const strip = reels[reel] ?? [];
  const { pen, now, sprites } = frame;
  const { wide, high } = cellOf(frame);
  const position = positionAt(motion, now);
  const blurred = isBlurred(motion, now);
  const top = Math.floor(position);
  const shift = position - top;
  // One extra picture above and below: motion blur reaches beyond its cell.
  for (let row = -1; row <= rowCount; row += 1) {
    const symbol = strip[(((top + row) % strip.length) + strip.length) % strip.length];
    const picture = symbol === undefined ? null : sprites.picture(symbol);
    if (picture === null) continue;
    const image = blurred ? picture.blurred : picture.sharp;
    const wins = winning?.has(cellKey({ reel, row })) ?? false;
    const scale = wins ? 1.03 + 0.07 * swell(now) : 1;
    const [across, up] = [image.width * scale, image.height * scale];
    pen.globalAlpha = winning === null || wins ? 1 : 0.3;
    pen.drawImage(image, (reel + 0.5) * wide - across / 2, (row - shift + 0.5) * high - up / 2, across, up);
  }
  pen.globalAlpha = 1;
}

/** Highlights reels that could bring a third drum while they turn. */
function drawSuspense(frame: Frame, { from, since }: { from: number; since: number }): void {
  const { pen, now, height, motions } = frame;
  const { wide } = cellOf(frame);
  for (let reel = from; reel < reelCount; reel += 1) {
    if (motions[reel]?.kind === 'rest') continue;
    const light = pen.createLinearGradient(reel * wide, 0, (reel + 1) * wide, 0);
    const strength = 0.2 + 0.2 * swell(now - since);
    light.addColorStop(0, `rgb(255 205 90 / ${strength * 1.4})`);
    light.addColorStop(0.5, `rgb(255 205 90 / ${strength * 0.4})`);
    light.addColorStop(1, `rgb(255 205 90 / ${strength * 1.4})`);
    pen.fillStyle = light;
    pen.fillRect(reel * wide, 0, wide, height);
    break;
  }
}

/** Draws the lines of the wins and frames their pictures. */
export function drawWins(frame: Frame, shown: Shown, elapsed: number): void {
  for (const win of shown.wins) {
    const colour = win.kind === 'line' ? lineColour(win.line) : '#ffd76a';
    const rows = pathOf(win);
    if (rows !== null) drawLine(frame, rows, colour, Math.min(1, elapsed / 320), elapsed);
    // With many wins their frames would fill the window.
    if (shown.wins.length <= 3) drawFrames(frame, win, colour);
  }
}

function drawLine(frame: Frame, rows: readonly number[], colour: string, share: number, elapsed: number): void {
  const { pen, width, ratio } = frame;
  const { wide, high } = cellOf(frame);
  const at = (reel: number): [number, number] => [(reel + 0.5) * wide, ((rows[reel] ?? 0) + 0.5) * high];
  const path = new Path2D();
  path.moveTo(0, at(0)[1]);
  for (let reel = 0; reel < reelCount; reel += 1) path.lineTo(...at(reel));
  path.lineTo(width, at(reelCount - 1)[1]);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width * share, frame.height);
  pen.clip();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [stroke, thick, alpha] of [
    ['rgb(0 0 0)', 8, 0.45],
    [colour, 11, 0.22],
    [colour, 4.5, 1],
    ['rgb(255 255 255)', 1.6, 0.9],
  ] as const) {
    pen.strokeStyle = stroke;
    pen.lineWidth = thick * ratio;
    pen.globalAlpha = alpha;
    pen.stroke(path);
  }
  // A spark that runs along the line.
  pen.globalAlpha = 1;
  pen.strokeStyle = 'rgb(255 255 255)';
  pen.lineWidth = 5 * ratio;
  pen.setLineDash([18 * ratio, width * 1.4]);
  pen.lineDashOffset = -((elapsed / 900) % 1) * width * 1.5;
  pen.stroke(path);
  pen.restore();
}

function drawFrames(frame: Frame, win: Win, colour: string): void {
  const { pen, ratio } = frame;
  const { wide, high } = cellOf(frame);
  const gap = 5 * ratio;
  for (const { reel, row } of win.cells) {
    const box = new Path2D();
    box.roundRect(reel * wide + gap, row * high + gap, wide - 2 * gap, high - 2 * gap, 12 * ratio);
    pen.strokeStyle = colour;
    pen.globalAlpha = 0.28;
    pen.lineWidth = 9 * ratio;
    pen.stroke(box);
    pen.globalAlpha = 1;
    pen.lineWidth = 3 * ratio;
    pen.stroke(box);
  }
}

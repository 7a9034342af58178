import { byId, penOf } from '../../../client/dom.ts';
import { fitCanvas } from '../../../client/fitCanvas.ts';
import { multiplierAt, timeOf } from '../engine/curve.ts';
import { drawLantern, drawStars } from './lantern.ts';
import { timesText } from './texts.ts';

/** A waiting, flying or ended lantern. */
export type Flight =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'flying'; readonly elapsed: number }
  | { readonly kind: 'over'; readonly crash: number; readonly out: number | null };

/** Initial range of the axes: milliseconds, and hundredths above the start. */
const first = { time: 8_000, rise: 100 };
const marks = [150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** Draws the flight on the canvas; `still`: only the curve moves. */
export function createSky(still: () => boolean): { show(flight: Flight): void } {
  const canvas = byId('sky', HTMLCanvasElement);
  const pen = penOf(canvas);
  let size = { width: 0, height: 0, ratio: 1 };
  let shown: Flight = { kind: 'waiting' };

  function draw(): void {
    const { width, height, ratio } = size;
    if (width === 0) return;
    const elapsed =
      shown.kind === 'flying' ? shown.elapsed : shown.kind === 'over' ? timeOf(Math.max(100, shown.crash)) : 0;
    const top = multiplierAt(elapsed);
    const span = { time: Math.max(first.time, elapsed * 1.12), rise: Math.max(first.rise, (top - 100) * 1.2) };
    const box = { left: 52 * ratio, right: width - 46 * ratio, foot: height - 30 * ratio, head: 40 * ratio };
    const x = (time: number): number => box.left + ((box.right - box.left) * time) / span.time;
    const y = (multiplier: number): number => box.foot - ((box.foot - box.head) * (multiplier - 100)) / span.rise;

    pen.clearRect(0, 0, width, height);
    drawStars(pen, width, height, still() ? 0 : elapsed);
    drawAxes();
    const burnt = shown.kind === 'over';
    drawCurve(burnt ? '#ff8a7a' : '#ffd873', burnt ? 'rgb(255 110 90 / 0.22)' : 'rgb(255 200 90 / 0.26)');
    if (shown.kind === 'over' && shown.out !== null) drawOut(shown.out);
    drawLantern(pen, { x: x(elapsed), y: y(top), size: 30 * ratio, burnt, sway: still() ? 0 : elapsed });

    function drawAxes(): void {
      pen.lineWidth = ratio;
      pen.font = `700 ${12 * ratio}px "Unisite Figures", "Be Vietnam Pro", sans-serif`;
      pen.textAlign = 'right';
      pen.textBaseline = 'middle';
      let lowest = Number.POSITIVE_INFINITY;
      for (const mark of [100, ...marks]) {
        if (mark - 100 > span.rise || lowest - y(mark) < 26 * ratio) continue;
        lowest = y(mark);
        pen.strokeStyle = 'rgb(190 205 255 / 0.16)';
        pen.beginPath();
        pen.moveTo(box.left, lowest);
        pen.lineTo(box.right, lowest);
        pen.stroke();
        pen.fillStyle = '#b9c6ee';
        pen.fillText(timesText(mark), box.left - 6 * ratio, lowest);
      }
      pen.textAlign = 'center';
      const step = [2, 5, 10, 20, 40].find((seconds) => span.time / seconds / 1_000 <= 6) ?? 40;
      for (let second = step; second * 1_000 <= span.time; second += step) {
        pen.fillText(`${second}s`, x(second * 1_000), box.foot + 15 * ratio);
      }
    }

    function trace(): void {
      pen.beginPath();
      pen.moveTo(x(0), y(100));
      const points = 90;
      for (let point = 1; point <= points; point += 1) {
        const time = (elapsed * point) / points;
        pen.lineTo(x(time), y(100 * 1.00007 ** time));
      }
    }

    function drawCurve(line: string, ground: string): void {
      if (elapsed === 0) return;
      trace();
      pen.lineTo(x(elapsed), y(100));
      pen.closePath();
      const fade = pen.createLinearGradient(0, y(top), 0, box.foot);
      fade.addColorStop(0, ground);
      fade.addColorStop(1, 'transparent');
      pen.fillStyle = fade;
      pen.fill();
      trace();
      pen.strokeStyle = line;
      pen.lineWidth = 4 * ratio;
      pen.lineJoin = 'round';
      pen.lineCap = 'round';
      pen.stroke();
    }

    function drawOut(out: number): void {
      const [left, high] = [x(timeOf(out)), y(out)];
      pen.fillStyle = '#34d9a0';
      pen.beginPath();
      pen.arc(left, high, 7 * ratio, 0, Math.PI * 2);
      pen.fill();
      pen.strokeStyle = '#06281c';
      pen.lineWidth = 2 * ratio;
      pen.stroke();
      pen.font = `700 ${14 * ratio}px "Unisite Figures", "Be Vietnam Pro", sans-serif`;
      pen.textAlign = 'left';
      pen.fillStyle = '#7ff0c4';
      pen.fillText(timesText(out), left + 12 * ratio, Math.min(box.foot - 10 * ratio, high + 16 * ratio));
    }
  }

  fitCanvas(canvas, 2, (next) => {
    size = next;
    draw();
  });
  return {
    show(flight) {
      shown = flight;
      draw();
    },
  };
}

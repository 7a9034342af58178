import { penOf } from '../../../client/dom.ts';
import type { SeaName } from '../engine/seas.ts';
import { drawCorals, drawPalace, drawVents, drawWeed, drawWreck, type Ground } from './growths.ts';

type Look = {
  /** Colours of the water from the surface down. */
  readonly water: readonly [string, string, string];
  /** Light shafts from above: colour and number. */
  readonly light: readonly [colour: string, shafts: number];
  /** Background and foreground of the sea floor. */
  readonly ground: readonly [string, string];
  readonly growths: readonly ((ground: Ground) => void)[];
};

const looks: Readonly<Record<SeaName, Look>> = {
  reef: {
    water: ['#35b4d8', '#1170b0', '#0a3a70'],
    light: ['220 250 255', 8],
    ground: ['rgb(24 104 140 / 0.8)', '#c9a66b'],
    growths: [drawCorals, drawWeed],
  },
  trench: {
    water: ['#0a2350', '#061230', '#02050f'],
    light: ['60 120 200', 2],
    ground: ['rgb(14 22 52 / 0.9)', '#050a1c'],
    growths: [drawVents],
  },
  palace: {
    water: ['#3a4a72', '#1c5a64', '#0a2230'],
    light: ['190 200 230', 4],
    ground: ['rgb(16 66 74 / 0.85)', '#0c2c34'],
    growths: [drawPalace, drawWreck, drawWeed],
  },
};

/** A sea's water, light, ground and vegetation, drawn once at a size in device pixels. */
export function drawBed(sea: SeaName, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = penOf(canvas);
  const { water, light, ground, growths } = looks[sea];
  const deep = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of water.entries()) deep.addColorStop(at / 2, colour);
  pen.fillStyle = deep;
  pen.fillRect(0, 0, width, height);
  const [colour, shafts] = light;
  for (let ray = 0; ray < shafts; ray += 1) {
    const x = width * (0.06 + ray * (1.05 / shafts));
    const shaft = pen.createLinearGradient(0, 0, 0, height * 0.85);
    shaft.addColorStop(0, `rgb(${colour} / 0.17)`);
    shaft.addColorStop(1, `rgb(${colour} / 0)`);
    pen.fillStyle = shaft;
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x + width * 0.045, 0);
    pen.lineTo(x + width * (0.02 - ray * 0.02), height * 0.85);
    pen.lineTo(x - width * (0.08 + ray * 0.02), height * 0.85);
    pen.fill();
  }
  const hill = (base: number, rise: number, fill: string, step: number): void => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width + step; x += step) {
      const y = height * (base - rise * (0.5 + 0.5 * Math.sin((x / width) * 9 + base * 20)));
      pen.quadraticCurveTo(x - step / 2, y - height * 0.012, x, y);
    }
    pen.lineTo(width, height);
    pen.fill();
  };
  hill(0.86, 0.1, ground[0], width / 14);
  for (const grow of growths) grow({ pen, width, height });
  hill(0.98, 0.06, ground[1], width / 18);
  return canvas;
}

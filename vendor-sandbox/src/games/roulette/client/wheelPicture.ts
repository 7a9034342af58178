import { penOf } from '../../../client/dom.ts';
import { colourOf, wheel } from '../engine/wheel.ts';

export const turn = Math.PI * 2;
export const slice = turn / wheel.length;

type Pen = CanvasRenderingContext2D;
type Stops = readonly (readonly [at: number, colour: string])[];

const colours = { red: '#c8202c', black: '#15161f', green: '#0f8a52' } as const;
const metal: Stops = [
  [0, '#8a5a14'],
  [0.4, '#fff1b8'],
  [1, '#a8741c'],
];

/** A square canvas with its origin in the centre. */
function square(size: number): { canvas: HTMLCanvasElement; pen: Pen; r: number } {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = penOf(canvas);
  const r = size / 2;
  pen.translate(r, r);
  return { canvas, pen, r };
}

/** Adds colour stops to a gradient. */
export function blend(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** Draws a filled circle. */
export function disc(pen: Pen, x: number, y: number, radius: number, fill: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, turn);
  pen.fillStyle = fill;
  pen.fill();
}

/** Draws the turning part once; the animation only rotates this picture. */
export function drawRotor(size: number): HTMLCanvasElement {
  const { canvas, pen, r } = square(size);
  drawPockets(pen, r);
  ring(pen, r * 0.785, r * 0.02, '#f5c451');
  ring(pen, r * 0.635, r * 0.01, '#f5c451');
  const shade = blend(pen.createRadialGradient(0, 0, r * 0.44, 0, 0, r * 0.64), [
    [0, 'rgb(0 0 0 / 0.55)'],
    [1, 'rgb(0 0 0 / 0.05)'],
  ]);
  disc(pen, 0, 0, r * 0.635, shade);
  const cone = blend(pen.createRadialGradient(-r * 0.1, -r * 0.12, 0, 0, 0, r * 0.46), [
    [0, '#a8642a'],
    [0.6, '#5e2c0e'],
    [1, '#2c1206'],
  ]);
  disc(pen, 0, 0, r * 0.46, cone);
  ring(pen, r * 0.46, r * 0.018, '#e9b54a');
  for (let arm = 0; arm < 4; arm += 1) drawArm(pen, r, (arm * turn) / 4);
  const hub = blend(pen.createRadialGradient(-r * 0.04, -r * 0.05, 0, 0, 0, r * 0.13), [
    [0, '#fffbe0'],
    [0.5, '#f5b93a'],
    [1, '#6b3a08'],
  ]);
  disc(pen, 0, 0, r * 0.12, hub);
  return canvas;
}

function drawPockets(pen: Pen, r: number): void {
  wheel.forEach((pocket, index) => {
    const from = index * slice - slice / 2 - Math.PI / 2;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, r * 0.78, from, from + slice);
    pen.closePath();
    pen.fillStyle = colours[colourOf(pocket)];
    pen.fill();
    pen.strokeStyle = '#e9b54a';
    pen.lineWidth = r * 0.006;
    pen.stroke();
    pen.save();
    pen.rotate(index * slice);
    pen.fillStyle = '#fff';
    pen.font = `700 ${r * 0.078}px "Be Vietnam Pro", system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(pocket), 0, -r * 0.71);
    pen.restore();
  });
}

function ring(pen: Pen, radius: number, width: number, colour: string): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, turn);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

function drawArm(pen: Pen, r: number, angle: number): void {
  pen.save();
  pen.rotate(angle);
  const shine = blend(pen.createLinearGradient(-r * 0.03, 0, r * 0.03, 0), metal);
  pen.fillStyle = shine;
  pen.beginPath();
  pen.roundRect(-r * 0.022, -r * 0.3, r * 0.044, r * 0.3, r * 0.02);
  pen.fill();
  disc(pen, 0, -r * 0.31, r * 0.045, shine);
  pen.restore();
}

/** Draws the fixed part: the wooden bowl with its studs. */
export function drawBowl(size: number): HTMLCanvasElement {
  const { canvas, pen, r } = square(size);
  const wood = blend(pen.createRadialGradient(0, -r * 0.2, r * 0.6, 0, 0, r), [
    [0, '#1c0c04'],
    [0.42, '#6a3414'],
    [0.8, '#8a4a1e'],
    [1, '#2c1206'],
  ]);
  disc(pen, 0, 0, r * 0.985, wood);
  ring(pen, r * 0.985, r * 0.02, '#e9b54a');
  for (let stud = 0; stud < 8; stud += 1) {
    pen.save();
    pen.rotate((stud * turn) / 8 + turn / 16);
    pen.translate(0, -r * 0.875);
    pen.rotate(stud % 2 === 0 ? 0 : Math.PI / 2);
    pen.fillStyle = '#f5c451';
    pen.beginPath();
    pen.moveTo(0, -r * 0.045);
    pen.lineTo(r * 0.018, 0);
    pen.lineTo(0, r * 0.045);
    pen.lineTo(-r * 0.018, 0);
    pen.fill();
    pen.restore();
  }
  return canvas;
}

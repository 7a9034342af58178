import type { Sprites } from '../../../client/sprites.ts';
import type { QuarryName } from '../engine/fish.ts';
import type { Fish } from './shoal.ts';
import { muzzle, type Shot } from './shots.ts';

/** Sizes in device pixels. */
export type Sea = {
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly calm: boolean;
};

/** The effect of a hit: a net, and the amount if it caught. */
export type Burst = { readonly x: number; readonly y: number; readonly since: number; readonly text: string | null };

export function drawFish(
  { pen, height, calm }: Sea,
  fish: readonly Fish[],
  names: readonly QuarryName[],
  sprites: Sprites<QuarryName>,
  now: number,
): void {
  for (const each of [...fish].sort((a, b) => b.radius - a.radius)) {
    const name = names[each.kind];
    const picture = name === undefined ? undefined : sprites.picture(name)?.sharp;
    if (picture === undefined) continue;
    const size = each.radius * 2.5 * height;
    const hit = now - each.hitAt < 220;
    const swing = calm ? 0 : Math.sin(now / 260 + each.wave) * 0.06;
    pen.save();
    pen.translate(each.x * height + (hit && !calm ? Math.sin(now / 18) * size * 0.03 : 0), each.y * height);
    // The pictures face left.
    pen.scale(each.vx > 0 ? -1 : 1, 1);
    pen.rotate(swing);
    pen.scale(1 + swing * 0.5, 1 - swing * 0.4);
    pen.drawImage(picture, -size / 2, -size / 2, size, size);
    if (hit) {
      pen.globalCompositeOperation = 'lighter';
      pen.globalAlpha = 0.5;
      pen.drawImage(picture, -size / 2, -size / 2, size, size);
    }
    pen.restore();
  }
}

export function drawShots({ pen, height }: Sea, shots: readonly Shot[]): void {
  for (const { x, y, dx, dy } of shots) {
    const [px, py] = [x * height, y * height];
    const tail = pen.createLinearGradient(px, py, px - dx * height * 0.07, py - dy * height * 0.07);
    tail.addColorStop(0, 'rgb(255 231 166 / 0.95)');
    tail.addColorStop(1, 'rgb(255 180 60 / 0)');
    pen.strokeStyle = tail;
    pen.lineWidth = height * 0.014;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(px, py);
    pen.lineTo(px - dx * height * 0.07, py - dy * height * 0.07);
    pen.stroke();
    pen.fillStyle = '#fff7d6';
    pen.beginPath();
    pen.arc(px, py, height * 0.011, 0, Math.PI * 2);
    pen.fill();
  }
}

/** Draws the line to the cannon's target. */
export function drawAim({ pen, height }: Sea, way: readonly (readonly [number, number])[], strong: boolean): void {
  pen.save();
  pen.strokeStyle = strong ? 'rgb(255 231 166 / 0.95)' : 'rgb(255 255 255 / 0.3)';
  pen.lineWidth = height * (strong ? 0.008 : 0.004);
  pen.setLineDash(strong ? [] : [height * 0.014, height * 0.02]);
  pen.beginPath();
  for (const [x, y] of way) pen.lineTo(x * height, y * height);
  pen.stroke();
  pen.restore();
}

/** Draws the cannon on its stand; `power` from 0 to 1 scales it. */
export function drawCannon({ pen, width, height }: Sea, angle: number, power: number, kick: number): void {
  const r = height * (0.05 + power * 0.018);
  const gold = (x: number): CanvasGradient => {
    const metal = pen.createLinearGradient(-x, 0, x, 0);
    for (const [at, colour] of [
      [0, '#6b3a08'],
      [0.3, '#fff1b8'],
      [0.55, '#f5b93a'],
      [1, '#8a5a14'],
    ] as const) {
      metal.addColorStop(at, colour);
    }
    return metal;
  };
  pen.save();
  pen.translate(width / 2, height * (muzzle + 0.06));
  pen.save();
  pen.rotate(angle);
  pen.translate(0, kick * r * 0.35);
  const body = pen.createLinearGradient(-r * 0.5, 0, r * 0.5, 0);
  body.addColorStop(0, '#6a0a18');
  body.addColorStop(0.35, '#ff5a5a');
  body.addColorStop(0.6, '#d8202c');
  body.addColorStop(1, '#5a0612');
  pen.fillStyle = body;
  pen.beginPath();
  pen.moveTo(-r * 0.5, 0);
  pen.lineTo(-r * 0.34, -r * 2.1);
  pen.lineTo(r * 0.34, -r * 2.1);
  pen.lineTo(r * 0.5, 0);
  pen.fill();
  pen.fillStyle = gold(r * 0.5);
  for (const at of [0.5, 1.25, 2.02])
    pen.fillRect(-r * (0.56 - at * 0.06), -r * at - r * 0.13, r * (1.12 - at * 0.12), r * 0.2);
  pen.restore();
  pen.fillStyle = gold(r);
  pen.beginPath();
  pen.ellipse(0, r * 0.5, r * 1.35, r * 0.72, 0, Math.PI, 0);
  pen.lineTo(r * 1.6, r * 1.1);
  pen.lineTo(-r * 1.6, r * 1.1);
  pen.fill();
  const jewel = pen.createRadialGradient(-r * 0.12, r * 0.08, 0, 0, r * 0.2, r * 0.36);
  jewel.addColorStop(0, '#e8ffff');
  jewel.addColorStop(0.5, '#3fd0e8');
  jewel.addColorStop(1, '#0a5a7a');
  pen.fillStyle = jewel;
  pen.beginPath();
  pen.arc(0, r * 0.2, r * 0.32, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

/** Draws the nets of hits and their amounts. Returns the effects that are still visible. */
export function drawBursts({ pen, height, calm }: Sea, bursts: readonly Burst[], now: number): Burst[] {
  return bursts.filter(({ x, y, since, text }) => {
    const u = (now - since) / (text === null ? 380 : 1_500);
    if (u >= 1) return false;
    pen.save();
    pen.translate(x * height, y * height);
    pen.globalAlpha = Math.min(1, (1 - u) * 1.6);
    const radius = height * (0.02 + 0.05 * Math.min(1, u * (text === null ? 1.4 : 4)));
    pen.strokeStyle = text === null ? 'rgb(220 245 255 / 0.8)' : '#ffe7a6';
    pen.lineWidth = height * 0.004;
    for (let ring = 1; ring <= 3; ring += 1) {
      pen.beginPath();
      pen.arc(0, 0, (radius * ring) / 3, 0, Math.PI * 2);
      pen.stroke();
    }
    if (text !== null) {
      pen.font = `700 ${height * 0.042}px "Be Vietnam Pro", system-ui, sans-serif`;
      pen.textAlign = 'center';
      pen.lineWidth = height * 0.009;
      pen.strokeStyle = '#3a1602';
      pen.lineJoin = 'round';
      const up = calm ? -height * 0.05 : -height * (0.03 + 0.09 * u);
      pen.strokeText(text, 0, up);
      pen.fillStyle = '#ffe08a';
      pen.fillText(text, 0, up);
    }
    pen.restore();
    return true;
  });
}

import type { SeaName } from '../engine/seas.ts';
import type { Sea } from './drawing.ts';

/** Floating particles of a sea: colour, and velocity in heights of the sea per second. */
const drifts: Readonly<Record<SeaName, { readonly colour: string; readonly dx: number; readonly dy: number }>> = {
  // Rising bubbles.
  reef: { colour: 'rgb(230 250 255 / 0.45)', dx: 0, dy: -0.06 },
  // Sinking particles.
  trench: { colour: 'rgb(150 230 255 / 0.4)', dx: 0.006, dy: 0.025 },
  // Sand and spray driven by the storm.
  palace: { colour: 'rgb(255 232 180 / 0.4)', dx: 0.16, dy: 0.03 },
};
const grains = 22;
const fraction = (value: number): number => value - Math.floor(value);

/** Draws the particles of a sea at a time in milliseconds. */
export function drawDrift({ pen, width, height, calm }: Sea, sea: SeaName, now: number): void {
  const { colour, dx, dy } = drifts[sea];
  const seconds = calm ? 0 : now / 1_000;
  const wide = width / height;
  pen.fillStyle = colour;
  pen.beginPath();
  for (let grain = 0; grain < grains; grain += 1) {
    const pace = 0.6 + 0.8 * fraction(grain * 0.618);
    const x = fraction(grain * 0.377 + (seconds * dx * pace) / wide) * width;
    const y = fraction(grain * 0.719 + seconds * dy * pace) * height;
    const radius = height * (0.002 + 0.004 * fraction(grain * 0.414));
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, Math.PI * 2);
  }
  pen.fill();
}

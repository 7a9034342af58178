import { fishKinds } from '../engine/fish.ts';

/** One fish of the sea; lengths in the sea's own measure, where it is 1 high. */
export type Fish = {
  readonly id: number;
  readonly kind: number;
  x: number;
  y: number;
  readonly vx: number;
  readonly wave: number;
  readonly radius: number;
  /** When it was last hit, for the flash. */
  hitAt: number;
};

/** How large each kind is, and how many of a hundred are of it. */
const looks: readonly (readonly [radius: number, share: number])[] = [
  [0.045, 20],
  [0.048, 17],
  [0.05, 15],
  [0.054, 12],
  [0.06, 10],
  [0.068, 8],
  [0.075, 6],
  [0.085, 5],
  [0.085, 3],
  [0.105, 3],
  [0.12, 1],
];
/** Fish in a sea of the usual shape; a narrow one holds fewer. */
const most = 15;
/** With no motion wanted the fish stand, and change places after so many milliseconds. */
const stand = 9_000;

export type Shoal = {
  readonly fish: readonly Fish[];
  /** Lets time pass in a sea so many times as wide as high. */
  swim(now: number, wide: number, calm: boolean): void;
  remove(id: number): void;
};

export function createShoal(): Shoal {
  const fish: Fish[] = [];
  let made = 0;
  let last = 0;
  let placedAt = 0;

  function kindByShare(): number {
    let lot = Math.random() * looks.reduce((sum, [, share]) => sum + share, 0);
    for (const [kind, [, share]] of looks.entries()) {
      lot -= share;
      if (lot < 0) return kind;
    }
    return 0;
  }

  /** Rare kinds swim alone. */
  function add(wide: number, anywhere: boolean): void {
    let kind = kindByShare();
    if (kind >= 7 && fish.some((each) => each.kind === kind)) kind = Math.floor(Math.random() * 4);
    const [radius] = looks[kind] ?? [0.05];
    const rightwards = Math.random() < 0.5;
    const pace = (0.05 + Math.random() * 0.06) * (1 - kind / fishKinds.length / 2);
    made += 1;
    fish.push({
      ...{ id: made, kind, radius, hitAt: 0 },
      x: anywhere ? radius + Math.random() * (wide - 2 * radius) : rightwards ? -radius : wide + radius,
      y: 0.1 + Math.random() * 0.56,
      vx: rightwards ? pace : -pace,
      wave: Math.random() * 6,
    });
  }

  return {
    fish,
    swim(now, wide, calm) {
      const passed = Math.min(60, now - last) / 1_000;
      last = now;
      const full = Math.round(most * Math.min(1.3, Math.max(0.55, wide / 1.6)));
      if (calm) {
        if (now - placedAt > stand || fish.length === 0) {
          fish.length = 0;
          placedAt = now;
          for (let each = 0; each < full; each += 1) add(wide, true);
        }
        return;
      }
      for (const each of fish) {
        each.x += each.vx * passed;
        each.y += Math.sin(now / 900 + each.wave) * 0.018 * passed;
      }
      for (let at = fish.length - 1; at >= 0; at -= 1) {
        const each = fish[at];
        if (each !== undefined && (each.x < -each.radius * 1.5 || each.x > wide + each.radius * 1.5))
          fish.splice(at, 1);
      }
      const empty = fish.length === 0;
      while (fish.length < full) add(wide, empty || made < full);
    },
    remove(id) {
      const at = fish.findIndex((each) => each.id === id);
      if (at >= 0) fish.splice(at, 1);
    },
  };
}

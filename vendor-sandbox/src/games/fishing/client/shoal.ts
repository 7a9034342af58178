import { fishPays } from '../engine/fish.ts';
import { bossPlace, type SeaName, seas } from '../engine/seas.ts';

/** A fish; lengths are in heights of the sea. */
export type Fish = {
  readonly id: number;
  readonly kind: number;
  x: number;
  y: number;
  vx: number;
  readonly wave: number;
  readonly radius: number;
  /** Time of the last hit, for the flash. */
  hitAt: number;
};

type Formation = (member: number) => readonly [dx: number, dy: number];
/** Formations of each sea's small fish, as offsets from the leader. */
const formations: Readonly<Record<SeaName, Formation>> = {
  // A loose row.
  reef: (member) => [member * 0.1, member % 2 === 0 ? 0 : 0.05],
  // A string, one below the other.
  trench: (member) => [member * 0.07, member * 0.06],
  // A wedge.
  palace: (member) => [Math.ceil(member / 2) * 0.09, (member % 2 === 0 ? 1 : -1) * Math.ceil(member / 2) * 0.06],
};
/** Swimming speed of each sea's fish relative to the reef's. */
const paces: Readonly<Record<SeaName, number>> = { reef: 1, trench: 0.7, palace: 1.25 };

/** Maximum number of fish in a sea of the usual shape; a narrow one holds fewer. */
const most = 15;
const bossRadius = 0.17;
/** With reduced motion the fish stand still and change places at this interval, milliseconds. */
const stand = 9_000;

export type Shoal = {
  readonly fish: readonly Fish[];
  /** The boss, while present. */
  readonly boss: Fish | null;
  /** Advances the sea, whose width is `wide` heights, with or without its boss. */
  swim(now: number, wide: number, calm: boolean, withBoss: boolean): void;
  remove(id: number): void;
};

export function createShoal(sea: SeaName): Shoal {
  const kinds = seas[sea].fish.map((name) => fishPays[name]);
  const bossKind = bossPlace(sea);
  const fish: Fish[] = [];
  let made = 0;
  let last = 0;
  let placedAt = 0;
  const bossNow = (): Fish | null => fish.find(({ kind }) => kind === bossKind) ?? null;

  /** Fish that pay more are rarer. */
  function kindByShare(): number {
    const shares = kinds.map((pays) => 1 / Math.sqrt(pays));
    let lot = Math.random() * shares.reduce((sum, share) => sum + share, 0);
    return Math.max(
      0,
      shares.findIndex((share) => {
        lot -= share;
        return lot < 0;
      }),
    );
  }

  /** Small kinds come in formation, rare ones alone. */
  function add(wide: number, anywhere: boolean, room: number): void {
    let kind = kindByShare();
    if (kind >= kinds.length - 3 && fish.some((each) => each.kind === kind)) kind = Math.floor(Math.random() * 3);
    const radius = 0.044 + 0.06 * (kind / kinds.length) ** 1.3;
    const rightwards = Math.random() < 0.5;
    const pace = (0.05 + Math.random() * 0.06) * (1 - kind / kinds.length / 2) * paces[sea];
    const count = kind < 3 && Math.random() < 0.5 ? Math.min(room, 3 + Math.floor(Math.random() * 3)) : 1;
    // Starts where the whole formation fits.
    const behindMost = Math.min(wide - 2 * radius, (count - 1) * 0.1);
    const start = radius + behindMost;
    const x = anywhere ? start + Math.random() * (wide - radius - start) : -radius;
    const y = count === 1 ? 0.1 + Math.random() * 0.56 : 0.26 + Math.random() * 0.2;
    const wave = Math.random() * 6;
    for (let member = 0; member < count; member += 1) {
      const [behind, below] = formations[sea](member);
      const along = anywhere ? Math.min(wide - radius, Math.max(radius, x - behind)) : x - behind;
      made += 1;
      fish.push({
        id: made,
        kind,
        radius,
        hitAt: 0,
        wave,
        x: rightwards ? along : wide - along,
        y: Math.min(0.68, Math.max(0.08, y + below)),
        vx: rightwards ? pace : -pace,
      });
    }
  }

  /** The boss enters from the left and stays near the middle; with reduced motion it stands there. */
  function leadBoss(wide: number, calm: boolean, withBoss: boolean): void {
    const boss = bossNow();
    if (boss === null) {
      if (!withBoss) return;
      made += 1;
      const x = calm ? wide / 2 : -bossRadius;
      fish.push({ id: made, kind: bossKind, radius: bossRadius, hitAt: 0, x, y: 0.36, vx: 0.09, wave: 0 });
    } else if (withBoss) {
      if (boss.x > wide - bossRadius) boss.vx = -Math.abs(boss.vx);
      if (boss.x < bossRadius) boss.vx = Math.abs(boss.vx);
    } else if (calm) fish.splice(fish.indexOf(boss), 1);
    // Its time is over: it leaves by the nearer side.
    else boss.vx = boss.x < wide / 2 ? -0.35 : 0.35;
  }

  return {
    fish,
    get boss() {
      return bossNow();
    },
    swim(now, wide, calm, withBoss) {
      const passed = Math.min(60, now - last) / 1_000;
      last = now;
      const full = Math.round(most * Math.min(1.3, Math.max(0.55, wide / 1.6)));
      const filled = (anywhere: boolean): void => {
        while (fish.length < full) add(wide, anywhere, full - fish.length);
      };
      if (calm) {
        if (now - placedAt > stand || fish.length === 0) {
          fish.splice(0, fish.length, ...fish.filter(({ kind }) => kind === bossKind));
          placedAt = now;
          filled(true);
        }
        leadBoss(wide, true, withBoss);
        return;
      }
      for (const each of fish) {
        each.x += each.vx * passed;
        each.y += Math.sin(now / 900 + each.wave) * 0.018 * passed;
      }
      for (let at = fish.length - 1; at >= 0; at -= 1) {
        const each = fish[at];
        const gone =
          each !== undefined && (each.vx > 0 ? each.x > wide + each.radius * 1.5 : each.x < -each.radius * 1.5);
        if (gone) fish.splice(at, 1);
      }
      leadBoss(wide, false, withBoss);
      filled(made < full);
    },
    remove(id) {
      const at = fish.findIndex((each) => each.id === id);
      if (at >= 0) fish.splice(at, 1);
    },
  };
}

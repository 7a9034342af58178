// Five hundred and thirty games of fifteen invented vendors, fifty of them the lottery's draws, and three of a partner
// lottery. Derived from the title lists alone, so identical in every run.
import { chance, nth } from './prng.ts';
import { elott, hotDraws, lott, partner } from './titles/lottery.ts';
import { egame, esports, fish, sports } from './titles/play.ts';
import { rng } from './titles/rng.ts';
import { live, pvp } from './titles/tables.ts';
import { type Category, categories, vendors } from './vendors.ts';

export { type Category, categories, vendors };

export type Volatility = 'low' | 'medium' | 'high';

export interface Game {
  /** Unique in the catalogue; derived from the English title, or a draw's code. */
  readonly id: string;
  /** The vendor's id. */
  readonly vendor: string;
  readonly category: Category;
  /** The scene that tile() draws. */
  readonly variant: string;
  readonly vi: string;
  readonly en: string;
  /** Marked as hot: a few per shelf. */
  readonly hot: boolean;
  /** Attracts more of the play than others on its shelf. */
  readonly leads: boolean;
  readonly isNew: boolean;
  /** Return to player, percent with at most two decimals. */
  readonly rtp: number;
  readonly volatility: Volatility;
  readonly maintenance: boolean;
  /** Launch parameters of a partner lottery's game; null for other games. */
  readonly lotto: { readonly prizeMode: string; readonly gameCode: string } | null;
}

/** Titles by scene, as "Vietnamese|English; …", with the code of a draw as "Vietnamese|English|code; …". */
type Titles = Readonly<Record<string, string>>;

const shelves: Readonly<Record<Category, Titles>> = {
  LIVE: live,
  RNG: rng,
  FISH: fish,
  SPORTS: sports,
  ESPORTS: esports,
  PVP: pvp,
  LOTT: lott,
  ELOTT: elott,
  EGAME: egame,
};

/** Usual return to player by kind of game. */
const rtpRange: Readonly<Record<Category, readonly [low: number, high: number]>> = {
  LIVE: [97.2, 98.9],
  RNG: [94.2, 97.1],
  FISH: [95, 97],
  SPORTS: [94, 96.5],
  ESPORTS: [93.5, 96],
  PVP: [97, 98.5],
  LOTT: [70, 92],
  ELOTT: [92, 97],
  EGAME: [96, 99],
};

/** Reel games tend towards high volatility, the rest are spread evenly. */
const volatilities = (category: Category): readonly Volatility[] =>
  category === 'RNG' ? ['low', 'medium', 'medium', 'high', 'high'] : ['low', 'medium', 'high'];

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const coprime = (a: number, b: number): boolean => (b === 0 ? a === 1 : coprime(b, a % b));

interface Title {
  /** Code of a draw. */
  readonly code: string | null;
  readonly variant: string;
  readonly vi: string;
  readonly en: string;
}

function titlesOf(variant: string, list: string): readonly Title[] {
  return list.split(';').map((pair) => {
    const [vi = '', en = '', code = null] = pair.trim().split('|');
    return { code, variant, vi, en };
  });
}

function game(category: Category, vendor: string, { code, ...title }: Title): Game {
  const id = code ?? slug(title.en);
  const draw = chance(`catalogue/${id}`);
  const [low, high] = rtpRange[category];
  const luck = draw.next();
  return {
    id,
    vendor,
    category,
    ...title,
    hot: code === null ? luck < 0.03 : hotDraws.includes(code),
    leads: code === null ? luck < 0.14 : hotDraws.includes(code),
    isNew: code === null && luck > 0.88,
    rtp: Math.round(draw.between(low, high) * 100) / 100,
    volatility: draw.pick(volatilities(category)),
    maintenance: code === null && draw.next() < 0.015,
    lotto: null,
  };
}

/**
 * One category, dealt so that neighbours differ in scene and studio, and so that each scene goes through all of its
 * studios.
 */
function dealt(category: Category): readonly Game[] {
  const makers = vendors.filter((v) => v.categories.includes(category) && !v.isPartnerLottery);
  let step = Math.ceil(makers.length / 2);
  while (!coprime(step, makers.length)) step++;
  const columns = Object.entries(shelves[category]).map(([variant, list]) => titlesOf(variant, list));
  const longest = Math.max(...columns.map((c) => c.length));
  return Array.from({ length: longest }, (_, row) => row).flatMap((row) => {
    const games = columns.flatMap((titles, column) => {
      const title = titles[row];
      return title ? [game(category, nth(makers, column + row * step).id, title)] : [];
    });
    const turn = (row * 3) % games.length;
    return [...games.slice(turn), ...games.slice(0, turn)];
  });
}

/** The partner lottery's games: new ones, with figures of their own (`guide`). */
const partnerGames = vendors
  .filter((vendor) => vendor.isPartnerLottery)
  .flatMap(({ id: vendor }) =>
    partner.map(({ prizeMode, gameCode, ...title }): Game => {
      const facts = { hot: false, leads: false, isNew: true, rtp: 92, volatility: 'high', maintenance: false } as const;
      return { id: slug(title.en), vendor, ...title, ...facts, lotto: { prizeMode, gameCode } };
    }),
  );

/** All games by category, then those of the partner lottery. */
export const games: readonly Game[] = [...categories.flatMap(dealt), ...partnerGames];

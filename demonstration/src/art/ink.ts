import { type Chance, chance, hash } from './prng.ts';

type SvgValue = string | number | false | null | undefined | readonly (string | number)[];

/** A stop of a gradient: a colour, "colour/alpha", or either with its offset from 0 to 1. */
export type Stop = string | readonly [offset: number, paint: string];

const number = (v: number) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');
const hundredths = (v: number) => String(Math.round(v * 100) / 100).replace(/^(-?)0\./, '$1.');
const short = (c: string) => c.replace(/^#(\w)\1(\w)\2(\w)\3(?!\w)/, '#$1$2$3').replace('/0.', '/.');

function written(v: SvgValue): string {
  if (typeof v === 'number') return number(v);
  if (typeof v === 'string') return v;
  if (!v) return '';
  return v.map((x) => (typeof x === 'number' ? number(x) : x)).join(typeof v[0] === 'number' ? ' ' : '');
}

/** Template tag: numbers to one decimal, lists joined, nothing for false, null and undefined. */
export const svg = (parts: TemplateStringsArray, ...values: SvgValue[]): string =>
  values.reduce<string>((out, v, i) => out + written(v) + (parts[i + 1] ?? ''), parts[0] ?? '');

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** The point at a distance and an angle in degrees (0 right, 90 down) from a centre. */
export const polar = (r: number, degrees: number, cx = 0, cy = 0): readonly [x: number, y: number] => [
  cx + r * Math.cos((degrees * Math.PI) / 180),
  cy + r * Math.sin((degrees * Math.PI) / 180),
];

const escaped = (t: string) => t.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

export interface Definition {
  readonly id: string;
  readonly markup: string;
}

export interface Relief {
  readonly edge?: string;
  readonly width?: number;
  readonly rim?: string;
  readonly dx?: number;
  readonly dy?: number;
}

/**
 * Drawing tools of one picture: a source of chance, and a pool of definitions. Paints are returned as `url(#…)`, kept
 * shapes as their id.
 */
export interface Ink extends Chance {
  readonly prefix: string;
  /** Linear gradient along an angle (0 left to right, 90 top to bottom). */
  readonly lin: (stops: readonly Stop[], angle?: number) => string;
  /** Radial gradient; centre and radius as shares of the painted box. */
  readonly rad: (stops: readonly Stop[], cx?: number, cy?: number, r?: number) => string;
  /** Stores markup (which must not use ids of its own) as a reusable definition; returns its id. */
  readonly keep: (markup: string) => string;
  readonly keepPath: (d: string) => string;
  readonly clip: (d: string) => string;
  readonly use: (id: string, attributes?: string) => string;
  readonly pattern: (width: number, height: number, markup: string, turn?: string) => string;
  /** The left half and its mirror image about x = 0. */
  readonly mirror: (markup: string) => string;
  /** A silhouette with a dark edge, a rim of light on the side away from the key light, and its fill. */
  readonly relief: (d: string, fill: string, relief?: Relief) => string;
  /** The value of the first word found in the subject's name, or the default. */
  readonly named: <T>(hints: readonly Hint<T>[], otherwise: T) => T;
  readonly defs: () => readonly Definition[];
}

export type Hint<T = string> = readonly [word: RegExp, meaning: T];

const stopList = (list: readonly Stop[]) =>
  list
    .map((s, i) => {
      const [at, paint] = typeof s === 'string' ? [i / (list.length - 1), s] : s;
      const [colour, alpha] = short(paint).split('/');
      return `<stop${at > 0 ? ` offset="${hundredths(at)}"` : ''} stop-color="${colour}"${alpha ? ` stop-opacity="${alpha}"` : ''}/>`;
    })
    .join('');

/**
 * The ink of one picture. Its chance derives from the seed, and so does the prefix of its ids, so that any number of
 * pictures can share a page. `subject`: the name searched for hints.
 */
export function createInk(seed: string, subject = ''): Ink {
  const prefix =
    'abcdefghijklmnop'.charAt(hash(`${seed}#`) % 16) + (hash(seed) % 36 ** 5).toString(36).padStart(5, '0');
  const pool = new Map<string, Definition>();
  const define = (key: string, markup: (id: string) => string) => {
    const known = pool.get(key);
    if (known) return known.id;
    const id = prefix + pool.size.toString(36);
    pool.set(key, { id, markup: markup(id) });
    return id;
  };
  const keep = (markup: string) => define(markup, (id) => `<g id="${id}">${markup}</g>`);
  const keepPath = (d: string) => define(d, (id) => `<path id="${id}" d="${d}"/>`);
  const use = (id: string, attributes = '') => `<use href="#${id}"${attributes && ` ${attributes}`}/>`;

  return {
    ...chance(seed),
    prefix,
    lin(stops, angle = 90) {
      const [x, y] = polar(0.5, angle);
      const line =
        angle === 90
          ? ' x2="0" y2="1"'
          : angle === 0 || angle === 0.01
            ? ''
            : ` x1="${hundredths(0.5 - x)}" y1="${hundredths(0.5 - y)}" x2="${hundredths(0.5 + x)}" y2="${hundredths(0.5 + y)}"`;
      return `url(#${define(`l${angle}${stops}`, (id) => `<linearGradient id="${id}"${line}>${stopList(stops)}</linearGradient>`)})`;
    },
    rad(stops, cx = 0.5, cy = 0.5, r = 0.5) {
      const attribute = (name: string, v: number) => (v === 0.5 ? '' : ` ${name}="${hundredths(v)}"`);
      const place = attribute('cx', cx) + attribute('cy', cy) + attribute('r', r);
      return `url(#${define(`r${cx},${cy},${r}${stops}`, (id) => `<radialGradient id="${id}"${place}>${stopList(stops)}</radialGradient>`)})`;
    },
    keep,
    keepPath,
    clip: (d) => `url(#${define(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`,
    use,
    pattern(width, height, markup, turn = '') {
      const draw = (id: string) =>
        `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn && ` patternTransform="${turn}"`}>${markup}</pattern>`;
      return `url(#${define(`p${width}${height}${turn}${markup}`, draw)})`;
    },
    mirror(markup) {
      const id = keep(markup);
      return use(id) + use(id, 'transform="scale(-1 1)"');
    },
    relief(d, fill, { edge, width = 3, rim, dx = 2, dy = -1.5 } = {}) {
      const id = keepPath(d);
      return (
        (edge
          ? svg`<use href="#${id}" fill="${edge}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`
          : '') +
        (rim ? svg`<use href="#${id}" fill="${rim}" transform="translate(${dx} ${dy})"/>` : '') +
        svg`<use href="#${id}" fill="${fill}"/>`
      );
    },
    named: (hints, otherwise) => hints.find(([word]) => word.test(subject))?.[1] ?? otherwise,
    defs: () => [...pool.values()],
  };
}

/** Placement of a shape: scale (and one along y), rotation in degrees, opacity. */
export interface Placing {
  readonly s?: number;
  readonly sy?: number;
  readonly r?: number;
  readonly o?: number;
}

export function at(x: number, y: number, body: string, { s = 1, sy, r = 0, o }: Placing = {}): string {
  const scale =
    s !== 1 || sy ? ` scale(${Math.round(s * 100) / 100}${sy ? ` ${Math.round(sy * 100) / 100}` : ''})` : '';
  return `<g transform="translate(${number(x)} ${number(y)})${r ? ` rotate(${number(r)})` : ''}${scale}"${o === undefined ? '' : ` opacity="${o}"`}>${body}</g>`;
}

/** Shortens markup: no trailing zeros, no space before a minus in a path. */
const tidyNumbers = (markup: string) =>
  markup
    .replace(/(\d*\.\d*?)0+(?=[^\d.])/g, '$1')
    .replace(/(\d)\.(?=\D)/g, '$1')
    .replace(/(^|[^\d.#\w])0\.(?=\d)/g, '$1.')
    .replace(/ scale\(1 1\)| scale\(1\)| y="0"/g, '')
    .replace(/ d="[^"]+"/g, (d) => d.replace(/(?<=\d) (?=-)/g, ''));

/** Stores outlines that a picture draws more than once as definitions. */
function shareOutlines(prefix: string, defs: string, body: string): readonly [defs: string, body: string] {
  const seen = new Map<string, number>();
  for (const [, d = ''] of (defs + body).matchAll(/<path d="([^"]{60,})"/g)) seen.set(d, (seen.get(d) ?? 0) + 1);
  const shared = [...seen].filter(([, n]) => n > 1).map(([d], i) => [d, `${prefix}_${i.toString(36)}`] as const);
  const ids = new Map(shared);
  const swap = (markup: string) =>
    markup.replace(/<path d="([^"]{60,})"/g, (whole, d: string) => {
      const id = ids.get(d);
      return id === undefined ? whole : `<use href="#${id}"`;
    });
  return [shared.map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('') + swap(defs), swap(body)];
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly body: string;
}

/** Definitions that the body refers to, directly or through others, in the order they were made. */
function reached(defs: readonly Definition[], body: string): string {
  const byId = new Map(defs.map((d) => [d.id, d]));
  const seen = new Set<string>();
  const follow = (markup: string) => {
    for (const [, id = ''] of markup.matchAll(/(?:url\(|href=")#([^")]+)/g)) {
      if (seen.has(id)) continue;
      seen.add(id);
      follow(byId.get(id)?.markup ?? '');
    }
  };
  follow(body);
  return defs
    .filter((d) => seen.has(d.id))
    .map((d) => d.markup)
    .join('');
}

/** The finished document. */
export function picture(ink: Ink, { width, height, title, body }: Sheet): string {
  const [defs, rest] = shareOutlines(ink.prefix, tidyNumbers(reached(ink.defs(), body)), tidyNumbers(body));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escaped(title)}</title>${defs && `<defs>${defs}</defs>`}${rest}</svg>`;
}

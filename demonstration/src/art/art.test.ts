import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { avatar } from './avatar.ts';
import { ball } from './ball.ts';
import { banner, bannerKinds } from './banner.ts';
import { bannerNames } from './banners.ts';
import { categories, type Game, games, vendors } from './catalogue.ts';
import { flags } from './flags.ts';
import { faces } from './lettering.ts';
import { languages, paths, pictures } from './pictures.ts';
import { sceneNames, tile } from './tile.ts';

const draw = (g: Game, language: 'vi' | 'en' = 'vi') => tile({ ...g, game: g.id, title: g[language] });

const drawn = pictures.map(({ path, draw: make }) => ({ path, markup: make() }));
const balls = [1, 27, 90].map((n) => ({ path: `ball ${n}`, markup: ball(n, '#1f9a5a') }));
const kinds = bannerKinds.map((kind) => ({ path: `kind ${kind}`, markup: banner({ seed: 1, kind }) }));
/** The pictures drawn here; flags are included unchanged, each a document of its own. */
const own = drawn.filter(({ path }) => !path.startsWith('flags/'));
const everything = [...own, ...balls, ...kinds];
const inFolder = (folder: string) => drawn.filter(({ path }) => path.startsWith(`${folder}/`));
const tiles = inFolder('games');

/** Faults of the markup: tags closed out of order, repeated attributes, unescaped characters in text. */
function faults(markup: string): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/g;
  const rest = markup.replace(tag, (whole, closing: string, name: string, attributes: string, single: string) => {
    const names = [...attributes.matchAll(/([a-zA-Z][\w:-]*)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) found.push(`repeated attribute in ${whole}`);
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> closes something else`);
    } else if (!single) open.push(name);
    return '';
  });
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`);
  if (/[<>&"]/.test(rest.replace(/&#\d+;/g, ''))) found.push('stray markup');
  return found;
}

const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);

const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;

describe('every picture', () => {
  test('is the same whenever it is drawn', () => {
    const again = pictures.filter((_, i) => i % 25 === 0);
    for (const { path, draw: make } of again) expect(make()).toBe(drawn.find((d) => d.path === path)?.markup);
    expect(avatar('lan')).toBe(avatar('lan'));
  });

  test('is well-formed and titled', () => {
    const wrong = everything.flatMap(({ path, markup }) => faults(markup).map((fault) => `${path}: ${fault}`));
    expect(wrong).toEqual([]);
    expect(everything.filter(({ markup }) => !/^<svg [^>]*><title>[^<]+<\/title>/.test(markup))).toEqual([]);
  });

  test('holds shapes only: no style, script, event, filter, text, image or number that is none', () => {
    const barred =
      /<style|style="|<script|\son[a-z]+="|<filter|<text|<tspan|<image|<foreignObject|<a[\s>]|<animate|NaN|undefined|Infinity|\[object/;
    expect(everything.filter(({ markup }) => barred.test(markup)).map(({ path }) => path)).toEqual([]);
  });

  test('refers to nothing outside itself', () => {
    const outside = everything.filter(({ markup }) =>
      /https?:|\/\/|url\((?!#)|href="(?!#)|data:/.test(markup.replace('http://www.w3.org/2000/svg', '')),
    );
    expect(outside.map(({ path }) => path)).toEqual([]);
  });

  test('has ids that no other picture has, every reference its target, and no definition that goes unused', () => {
    // Both languages of a title are one picture with different lettering, and never appear on the same page.
    const onePage = everything.filter(({ path }) => !path.endsWith('.en.svg'));
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const { path, markup } of onePage) {
      for (const id of idsOf(markup)) {
        const other = owner.get(id);
        if (other !== undefined) shared.push(`${path} and ${other} share ${id}`);
        owner.set(id, path);
      }
    }
    expect(shared).toEqual([]);

    const loose = everything.filter(({ markup }) => {
      const referred = [...markup.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      return [...new Set(referred)].sort().join() !== [...idsOf(markup)].sort().join();
    });
    expect(loose.map(({ path }) => path)).toEqual([]);
  });
});

describe('sizes', () => {
  test('a tile is 11.1 kB in the mean, and 3 kB as it is sent', () => {
    const bytes = tiles.map(({ markup }) => Buffer.byteLength(markup));
    const sent = tiles.filter((_, i) => i % 5 === 0).map(({ markup }) => gzipSync(markup).length);
    expect(mean(bytes)).toBeLessThan(11_100);
    expect(Math.max(...bytes)).toBeLessThan(18_000);
    expect(mean(sent)).toBeLessThan(3_200);
    expect(Math.max(...sent)).toBeLessThan(5_000);
  });

  test.each([
    ['vendors', 4_000],
    ['avatars', 4_000],
    ['badges', 7_000],
    ['banners', 20_000],
    ['posters', 20_000],
    ['flags', 6_000],
  ])('%s stay under %i bytes', (folder, most) => {
    const sizes = inFolder(folder).map(({ markup }) => Buffer.byteLength(markup));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThan(most);
  });
});

describe('the catalogue', () => {
  test('has 533 games of sixteen vendors, each with an id and a title of its own in both languages', () => {
    expect(games).toHaveLength(533);
    expect(vendors).toHaveLength(16);
    for (const field of ['id', 'vi', 'en'] as const) expect(new Set(games.map((g) => g[field])).size).toBe(533);
    const isDraw = ({ category, lotto }: Game) => (category === 'LOTT' || category === 'ELOTT') && lotto === null;
    const idOf = (g: Game) => (isDraw(g) ? /^[A-Z0-9]+(_[A-Z0-9]+)?$/ : /^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(games.filter((g) => !idOf(g).test(g.id) || g.vi === '' || g.en === '')).toEqual([]);
  });

  test('gives every category to vendors that make it, in scenes that can be drawn', () => {
    for (const category of categories) {
      const shelf = games.filter((g) => g.category === category);
      const makers = vendors.filter((v) => v.categories.includes(category)).map((v) => v.id);
      expect(sceneNames(category).length).toBeGreaterThanOrEqual(5);
      expect(new Set(shelf.map((g) => g.variant))).toEqual(new Set(sceneNames(category)));
      expect(new Set(shelf.map((g) => g.vendor))).toEqual(new Set(makers));
    }
  });

  test('keeps returns to what is commonly set', () => {
    expect(games.filter((g) => g.rtp < 60 || g.rtp > 99.5)).toEqual([]);
  });

  test('has a tile for every game in both languages', () => {
    const have = new Set(drawn.map(({ path }) => path));
    for (const { id } of games) for (const language of languages) expect(have).toContain(paths.game(id, language));
    expect(have.size).toBe(drawn.length);
  });

  test('letters every title in full', () => {
    const needed = new Set(games.flatMap((g) => [...`${g.vi}${g.en}`.toUpperCase().normalize('NFC')]));
    const lost = Object.entries(faces).flatMap(([name, face]) =>
      [...needed]
        .filter((c) => c.trim() !== '' && c !== '’' && face.glyphs[c] === undefined)
        .map((c) => `${name} lacks ${c}`),
    );
    expect(lost).toEqual([]);
  });
});

test('a vendor may be given by name, and the language changes only the lettering', () => {
  for (const g of games.slice(0, 12)) {
    const name = vendors.find((v) => v.id === g.vendor)?.name ?? '';
    expect(tile({ ...g, vendor: name, game: g.id, title: g.vi })).toBe(draw(g));
    expect(idsOf(draw(g, 'en')).at(0)?.slice(0, 6)).toBe(idsOf(draw(g)).at(0)?.slice(0, 6));
  }
});

test('at least a dozen banners are named, each in both crops', () => {
  expect(bannerNames.length).toBeGreaterThanOrEqual(12);
  const have = new Set(drawn.map(({ path }) => path));
  for (const name of bannerNames) {
    expect(have).toContain(paths.banner(name, 'wide'));
    expect(have).toContain(paths.banner(name, 'phone'));
  }
});

test('every flag is shapes only, all of one proportion', () => {
  expect(flags.length).toBeGreaterThan(240);
  const wrong = flags.filter(
    ({ markup }) =>
      !/^<svg [^>]*viewBox="[\d. ]+"/.test(markup) ||
      /<script|<style|\son[a-z]+=|<image|href="(?!#)|data:/.test(markup),
  );
  expect(wrong.map(({ countryCode }) => countryCode)).toEqual([]);
});

import { dela } from '@unisite/lettering/dela';
import { glyph } from '@unisite/lettering/face';

/** Units per em of the outlines. */
const grid = 200;
/** Room for Vietnamese diacritics above capitals, in units. */
const above = 66;
const below = 46;
const track = 4;

const known = (text: string): string[] =>
  [...text.normalize('NFC').toUpperCase()].filter((letter) => letter === ' ' || glyph(dela, letter) !== undefined);

const advance = (letter: string): number => (glyph(dela, letter)?.advance ?? dela.space) + track;

export type Lettered = { readonly width: number; readonly height: number; readonly path: string };

const edge = grid * 0.12;
const widthOf = (text: string): number => known(text).reduce((width, each) => width + advance(each), -track);

/** Lines of capitals, centred, as one path in its own box, with room for the diacritics and a margin. */
export function letter(rows: readonly string[]): Lettered {
  const widest = Math.max(...rows.map(widthOf));
  const leading = dela.cap + above + below * 0.4;
  let path = '';
  rows.forEach((row, index) => {
    const foot = above + dela.cap + edge + index * leading;
    let x = edge + (widest - widthOf(row)) / 2;
    for (const each of known(row)) {
      for (const contour of glyph(dela, each)?.contours ?? []) {
        path += `M${Math.round(x + contour.x)} ${Math.round(contour.y + foot)}${contour.path}z`;
      }
      x += advance(each);
    }
  });
  const height = above + dela.cap + below + 2 * edge + (rows.length - 1) * leading;
  return { width: Math.round(widest + 2 * edge), height: Math.round(height), path };
}

/** Line breaks of a title: one line, and two of about equal width where it has several words. */
export function settings(title: string): readonly (readonly string[])[] {
  const parts = title.trim().split(/\s+/);
  const breaks = parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1).join(' '), parts.slice(index + 1).join(' ')]);
  const [even] = breaks.sort((a, b) => Math.max(...a.map(widthOf)) - Math.max(...b.map(widthOf)));
  return even === undefined ? [[parts.join(' ')]] : [[parts.join(' ')], even];
}

/**
 * The lines as gold lettering with a dark edge, an SVG for a page or a file. The markup contains outlines only and none
 * of the text, so any text is safe. `id` makes the gradient's id unique in the page.
 */
export function goldLettering(rows: readonly string[], id: string): string {
  const { width, height, path } = letter(rows);
  const layer = (attributes: string): string => `<use href="#${id}-l" ${attributes}/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="lettering" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">` +
    `<defs><path id="${id}-l" d="${path}"/><linearGradient id="${id}-g" x2="0" y2="1"><stop stop-color="#fffbe0"/>` +
    `<stop offset=".42" stop-color="#ffe08a"/><stop offset=".54" stop-color="#f5b93a"/><stop offset=".6" stop-color="#fff1b8"/>` +
    `<stop offset="1" stop-color="#c07d18"/></linearGradient></defs><g stroke-linejoin="round">` +
    layer('fill="#1c0606" stroke="#1c0606" stroke-width="40"') +
    layer('y="10" fill="#6b3a08" stroke="#6b3a08" stroke-width="14"') +
    layer('fill="#8a1420" stroke="#8a1420" stroke-width="16"') +
    layer(`fill="url(#${id}-g)"`) +
    '</g></svg>'
  );
}

/** One letter as a polished stone of a colour, an SVG file of the size of a slot's picture. */
export function stoneLettering(text: string, [light, stone, dark]: readonly [string, string, string]): string {
  const { width, height, path } = letter([text]);
  const scale = Math.min(132 / width, 150 / height);
  const shift = `translate(${80 - (width * scale) / 2} ${74 - (height * scale) / 2}) scale(${scale.toFixed(4)})`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><defs>' +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${stone}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<path id="l" d="${path}"/></defs><g transform="${shift}" stroke-linejoin="round">` +
    '<use href="#l" fill="#120818" stroke="#120818" stroke-width="36"/>' +
    '<use href="#l" y="7" fill="#6b3a08" stroke="#8a5a14" stroke-width="20"/>' +
    '<use href="#l" fill="#ffe08a" stroke="#f5c451" stroke-width="18"/>' +
    '<use href="#l" fill="url(#s)"/></g></svg>'
  );
}

/**
 * Which element may be where. The lists exclude every position in which a browser's parser would close, move or drop an
 * element on its own: the parsed tree then equals the markup, and balanced markup cannot leave its box.
 */

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that never have content. */
export const voidElements = setOf('br hr img input wbr source track col');

/** Elements that end an open paragraph. */
const blocks = setOf(
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr main menu nav ol p pre search section summary table ul li dd dt',
);
const phrases = setOf(
  'a abbr audio b bdi bdo br button canvas cite code data datalist del dfn em i img input ins kbd label legend mark ' +
    'meter noscript output picture progress q s samp select small span strong sub sup textarea time u var video wbr svg',
);
const headings = setOf('h1 h2 h3 h4 h5 h6');

/** Elements that are only allowed inside these. */
const parents: Readonly<Record<string, ReadonlySet<string>>> = {
  li: setOf('ul ol menu'),
  dt: setOf('dl div'),
  dd: setOf('dl div'),
  option: setOf('select optgroup datalist'),
  optgroup: setOf('select'),
  caption: setOf('table'),
  colgroup: setOf('table'),
  thead: setOf('table'),
  tbody: setOf('table'),
  tfoot: setOf('table'),
  tr: setOf('thead tbody tfoot'),
  td: setOf('tr'),
  th: setOf('tr'),
  col: setOf('colgroup'),
  source: setOf('picture audio video'),
  track: setOf('audio video'),
};

/** Elements that may only contain these; also text where `withText` lists them. */
const children: Readonly<Record<string, ReadonlySet<string>>> = {
  table: setOf('caption colgroup thead tbody tfoot'),
  thead: setOf('tr'),
  tbody: setOf('tr'),
  tfoot: setOf('tr'),
  tr: setOf('td th'),
  colgroup: setOf('col'),
  select: setOf('option optgroup'),
  optgroup: setOf('option'),
  datalist: setOf('option'),
  picture: setOf('source img'),
  option: setOf(''),
  textarea: setOf(''),
  title: setOf(''),
  desc: setOf(''),
};
const withText = setOf('option textarea title desc');

/**
 * Elements never nested in themselves, at any depth. With scripts enabled, `noscript` is text up to its first end tag,
 * so it must not contain another.
 */
const notNested = setOf('a button form select noscript');

const svgElements = setOf(
  'svg g path circle ellipse line polyline polygon rect text tspan textPath defs linearGradient radialGradient stop ' +
    'clipPath mask pattern symbol use marker title desc filter feBlend feColorMatrix feComposite feDropShadow feFlood ' +
    'feGaussianBlur feMerge feMergeNode feOffset',
);

/** Deeper than any page; browsers' parsers start flattening at 512. */
const MOST_DEPTH = 200;

/** Whether an element may be inside these, outermost first. */
export function mayStand(name: string, within: readonly string[]): boolean {
  if (within.length >= MOST_DEPTH) return false;
  const parent = within.at(-1) ?? '';
  const held = children[parent];
  if (held && !held.has(name)) return false;
  if (within.includes('svg')) return svgElements.has(name);
  if (notNested.has(name) && within.includes(name)) return false;
  if (headings.has(name) && within.some((one) => headings.has(one))) return false;
  if (blocks.has(name) && isInParagraph(within)) return false;
  const home = parents[name];
  if (home) return home.has(parent) && (!isTerm(name) || parent === 'dl' || within.at(-2) === 'dl');
  return blocks.has(name) || phrases.has(name);
}

const isTerm = (name: string): boolean => name === 'dt' || name === 'dd';

/** A button shields its content from the paragraph around it. */
const isInParagraph = (within: readonly string[]): boolean => within.lastIndexOf('p') > within.lastIndexOf('button');

/** Whether an element may contain text; a table would move it out. */
export const mayHoldText = (parent: string): boolean => !children[parent] || withText.has(parent);

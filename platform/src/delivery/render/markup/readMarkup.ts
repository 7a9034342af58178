import { type Attribute, mayHave } from './attributes.ts';
import { mayHoldText, mayStand, voidElements } from './elements.ts';

/** A picture that React would preload; the page writes the link. */
export interface ImagePreload {
  readonly href: string | null;
  readonly imageSrcSet: string | null;
  readonly imageSizes: string | null;
  readonly fetchPriority: string | null;
}

export type Markup =
  | { readonly state: 'right'; readonly html: string; readonly preloads: readonly ImagePreload[] }
  /** `fault` names the problem; of the markup itself it contains only names. */
  | { readonly state: 'refused'; readonly fault: string };

/** Maximum preload links at the start of a root; more are not part of a first view. */
const MOST_PRELOADS = 20;

/** Comments that React writes: between texts, and around suspended parts. */
const comment = /<!--(?: |\/?\$|\$!|\/?&)-->/y;
/** React's output for a suspended part left to the browser. */
const clientPart = /<template(?: data-(?:dgst|msg|stck|cstck)="[^"<>]*")*><\/template>/y;
const tagName = /<([a-zA-Z][a-zA-Z0-9]*)/y;
const endTag = /<\/([a-zA-Z][a-zA-Z0-9]*)>/y;
const attributeText = / ([a-zA-Z][a-zA-Z0-9:._-]*)="([^"<>]*)"/y;
const tagEnd = /\/?>/y;
/** React only writes these references; any other `&` is not its output. */
const strangeText = /[>\0]|&(?!(?:amp|lt|gt|quot|#x27);)/;

class Refused extends Error {}

/**
 * Checks markup against what React's renderer writes, and removes the preload links from its start. Strict: anything
 * that React would write differently is refused. Accepted markup is balanced and parsed by browsers exactly as written,
 * so it stays in its box, and contains no script, style, handler or form that leads elsewhere.
 */
export function readMarkup(text: string): Markup {
  try {
    const { preloads, end } = readPreloads(text);
    readContent(text, end);
    return { state: 'right', html: text.slice(end), preloads };
  } catch (error) {
    if (error instanceof Refused) return { state: 'refused', fault: error.message };
    throw error;
  }
}

/** Match of a sticky expression at a position. */
function at(expression: RegExp, text: string, place: number): RegExpExecArray | null {
  expression.lastIndex = place;
  return expression.exec(text);
}

const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (text: string): string => text.replace(/&[a-z0-9#]+;/g, (reference) => references[reference] ?? '');

function requireReactText(text: string): void {
  if (strangeText.test(text)) throw new Refused('text that is not escaped');
}

interface StartTag {
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly end: number;
}

function readStartTag(text: string, place: number): StartTag {
  const opened = at(tagName, text, place);
  const name = opened?.[1];
  if (!opened || name === undefined) throw new Refused('a tag');
  const attributes: Attribute[] = [];
  let end = place + opened[0].length;
  for (let found = at(attributeText, text, end); found; found = at(attributeText, text, end)) {
    const [whole, attribute = '', value = ''] = found;
    requireReactText(value);
    attributes.push({ name: attribute, value: decode(value) });
    end += whole.length;
  }
  const closed = at(tagEnd, text, end);
  if (!closed) throw new Refused(`the tag ${name}`);
  return { name, attributes, end: end + closed[0].length };
}

function readPreloads(text: string): { preloads: ImagePreload[]; end: number } {
  const preloads: ImagePreload[] = [];
  let end = 0;
  while (text.startsWith('<link ', end)) {
    const tag = readStartTag(text, end);
    const attributeOf = (name: string): string | null =>
      tag.attributes.find((attribute) => attribute.name.toLowerCase() === name)?.value ?? null;
    const isPicture = attributeOf('rel') === 'preload' && attributeOf('as') === 'image';
    if (!isPicture || preloads.length >= MOST_PRELOADS) throw new Refused('a link');
    requireAttributes(tag);
    preloads.push({
      href: attributeOf('href'),
      imageSrcSet: attributeOf('imagesrcset'),
      imageSizes: attributeOf('imagesizes'),
      fetchPriority: attributeOf('fetchpriority'),
    });
    end = tag.end;
  }
  return { preloads, end };
}

function requireAttributes({ name, attributes }: StartTag): void {
  const wrong = attributes.find((attribute) => !mayHave(name, attribute));
  if (wrong) throw new Refused(`${name} ${wrong.name}`);
}

function readContent(text: string, start: number): void {
  const open: string[] = [];
  for (let place = start; place < text.length; ) place = readNext(text, place, open);
  const [left] = open;
  if (left !== undefined) throw new Refused(`${left} is not closed`);
}

/** Reads one text, comment or tag. @returns where it ends. */
function readNext(text: string, place: number, open: string[]): number {
  const parent = open.at(-1) ?? '';
  const next = text.indexOf('<', place);
  if (next !== place) {
    const end = next < 0 ? text.length : next;
    const between = text.slice(place, end);
    requireReactText(between);
    if (!mayHoldText(parent)) throw new Refused(`text in ${parent}`);
    return end;
  }
  const mark = at(comment, text, place);
  if (mark) {
    const end = place + mark[0].length;
    return end + (at(clientPart, text, end)?.[0].length ?? 0);
  }
  const closed = at(endTag, text, place);
  if (closed) {
    if (open.pop() !== closed[1]) throw new Refused(`the end of ${closed[1]}`);
    return place + closed[0].length;
  }
  const tag = readStartTag(text, place);
  if (!mayStand(tag.name, open)) throw new Refused(parent === '' ? tag.name : `${tag.name} in ${parent}`);
  requireAttributes(tag);
  if (isPasswordField(tag) && open.includes('form') && !isFormOfBody(text, place))
    throw new Refused('a password in a form of the address');
  const isEmpty = text[tag.end - 2] === '/';
  if (isEmpty !== voidElements.has(tag.name)) throw new Refused(`${tag.name} without an end`);
  if (isEmpty) return tag.end;
  open.push(tag.name);
  return tag.end;
}

const attributeOf = ({ attributes }: StartTag, name: string): string =>
  attributes.find((attribute) => attribute.name.toLowerCase() === name)?.value.toLowerCase() ?? '';

const isPasswordField = (tag: StartTag): boolean =>
  tag.name === 'input' && attributeOf(tag, 'type').trim() === 'password';

/** Whether the form around a position keeps its fields out of the address when a browser without scripts submits it. */
function isFormOfBody(text: string, place: number): boolean {
  // forms are not nested, and `<` only occurs in tags
  const form = readStartTag(text, text.lastIndexOf('<form', place));
  return ['post', 'dialog'].includes(attributeOf(form, 'method'));
}

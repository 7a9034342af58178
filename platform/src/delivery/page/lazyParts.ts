/** A lazily loaded part of a module, and the class names styled by each of its stylesheets. */
export interface LazyPart {
  readonly js: readonly string[];
  readonly css: readonly { readonly file: string; readonly classes: ReadonlySet<string> }[];
}

/** The class names that a stylesheet styles. */
export const classesIn = (stylesheet: string): ReadonlySet<string> =>
  new Set([...stylesheet.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name = '']) => name));

/**
 * The lazy parts that markup was rendered from: the fewest whose stylesheets cover all of the markup's class names that
 * any part styles. Lazy loading leaves no other trace in the markup.
 */
export function partsIn(html: string, parts: readonly LazyPart[]): LazyPart[] {
  const found: LazyPart[] = [];
  const written = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  for (;;) {
    const next = parts
      .map((part) => ({
        part,
        covered: part.css.flatMap(({ classes }) => [...classes]).filter((name) => written.has(name)),
      }))
      .sort((a, b) => b.covered.length - a.covered.length || sizeOf(a.part) - sizeOf(b.part))[0];
    if (!next || next.covered.length === 0) return found;
    found.push(next.part);
    for (const name of next.covered) written.delete(name);
  }
}

const sizeOf = ({ css }: LazyPart): number => css.reduce((sum, { classes }) => sum + classes.size, 0);

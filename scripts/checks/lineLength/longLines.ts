const MAX_COLUMNS = 120;

/** Biome's directives must stay on one line. */
const directive = /^\s*(\/\/|\/\*|\{\/\*) biome-ignore/;
const comment = /^\s*(\/\/|\/?\*)/;
/** A regular expression on a line of its own. */
const pattern = /^\s*\/.+\/[a-z]*[,;)]*$/;
const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g;

/**
 * Line numbers, from 1, of lines longer than 120 columns. Literals do not count, because no formatter breaks them:
 * texts for people, markup in a template, outlines of letters, patterns.
 */
export function longLines(source: string): number[] {
  let isInTemplate = false;
  return source.split('\n').flatMap((line, index) => {
    const begins = isInTemplate;
    if (!comment.test(line) && (line.match(/(?<!\\)`/g) ?? []).length % 2 === 1) isInTemplate = !isInTemplate;
    if (line.length <= MAX_COLUMNS || directive.test(line)) return [];
    if (comment.test(line)) return [index + 1];
    if (pattern.test(line)) return [];
    const isTemplate = begins || isInTemplate;
    return isTemplate || line.replace(literal, "''").length <= MAX_COLUMNS ? [] : [index + 1];
  });
}

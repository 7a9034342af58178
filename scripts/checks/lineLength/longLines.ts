const MAX_COLUMNS = 120;

/** Biome's directives have to stay on one line. */
const directive = /^\s*(\/\/|\/\*|\{\/\*) biome-ignore/;
const comment = /^\s*(\/\/|\/?\*)/;
/** A regular expression that has its line to itself. */
const pattern = /^\s*\/.+\/[a-z]*[,;)]*$/;
const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g;

/**
 * Numbers of the lines, from 1, that are longer than 120 columns. A line is not blamed for its literals, which no
 * formatter breaks: texts that people read, markup in a template, outlines of letters, a pattern.
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

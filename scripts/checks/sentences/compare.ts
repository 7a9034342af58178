import type { Sentence } from './table.ts';

/** The titles of a file's tests. */
export interface TestFile {
  file: string;
  titles: readonly string[];
}

const marker = /\[(\d(?:\.[a-zA-Z0-9]+)+)\]/g;

const markersIn = ({ titles }: TestFile): Set<string> =>
  new Set(titles.flatMap((title) => [...title.matchAll(marker)].map(([, id]) => id ?? '')));

/** Mismatches between the table and the tests in both directions, one line each. */
export function compare(sentences: readonly Sentence[], files: readonly TestFile[]): string[] {
  const marked = new Map(files.map((file) => [file.file, markersIn(file)]));
  const rows = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  return [
    ...sentences.flatMap(({ id, files: named }) => {
      if (named.length === 0) return [`${id}: no test`];
      return named.flatMap((file) => {
        const markers = marked.get(file);
        if (!markers) return [`${id}: there is no test file ${file}`];
        return markers.has(id) ? [] : [`${id}: no test of ${file} has [${id}] in its title`];
      });
    }),
    ...[...marked].flatMap(([file, markers]) =>
      [...markers].flatMap((id) => {
        const row = rows.get(id);
        if (!row) return [`${id}: in a title of ${file}, and not in the table`];
        return row.files.includes(file) ? [] : [`${id}: tested in ${file} too, which the table does not say`];
      }),
    ),
  ];
}

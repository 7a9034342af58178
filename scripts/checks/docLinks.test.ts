import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/**/*.md', '*/README.md', 'examples/*/README.md'], { cwd: root });

const readDocument = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A heading's anchor by GitHub's rules: lower case, punctuation dropped, spaces as dashes. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function anchorsIn(file: string): Set<string> {
  const text = readDocument(file);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const explicit = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return new Set([...headings, ...explicit]);
}

/** Links and pictures of a document whose target does not exist in the repository. */
function brokenLinks(file: string): string[] {
  const text = readDocument(file).replaceAll(/```.*?```/gs, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^(?:https?|mailto):/.test(target))
    .filter((target) => {
      const [named = '', anchor] = target.split('#');
      const linked = named === '' ? file : path.join(path.dirname(file), named);
      if (!existsSync(path.join(root, linked))) return true;
      return anchor !== undefined && !anchorsIn(linked).has(anchor);
    })
    .map((target) => `${file}: ${target}`);
}

test('every link of a document leads to a file, and to a heading that it has', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});

test('the list of decisions names each of them, in their order', () => {
  const written = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => path.basename(file));
  const listed = [...readDocument('docs/decisions/README.md').matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)].map(
    ([, file]) => file,
  );
  expect(listed).toEqual(written.toSorted());
});

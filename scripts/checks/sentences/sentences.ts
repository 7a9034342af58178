import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, workspacePackages } from '../../workspace.ts';
import type { Check } from '../check.ts';
import { parse, testsUnder } from '../sources.ts';
import { compare } from './compare.ts';
import { readTable } from './table.ts';
import { titlesIn } from './titles.ts';

const table = 'docs/access-sentences.md';

export const sentences: Check = {
  name: 'sentences',
  about: 'every sentence of the specification about access has a test that names it',
  async run() {
    const { sentences, wrong } = readTable(readFileSync(path.join(root, table), 'utf8'));
    const files = workspacePackages()
      .flatMap(({ directory }) => [...testsUnder(directory)])
      .map((place) => ({
        file: path.relative(root, place).replaceAll(path.sep, '/'),
        titles: titlesIn(parse(place)),
      }));
    const lines = [...wrong, ...compare(sentences, files)];
    const failed = new Set(lines.map((line) => line.split(': ')[0])).size;
    return {
      passed: sentences.filter(({ id }) => !lines.some((line) => line.startsWith(`${id}: `))).length,
      failed,
      report: [table, ...lines.map((line) => `  ${line}`)].join('\n'),
      note: `${sentences.length} sentences`,
    };
  },
};

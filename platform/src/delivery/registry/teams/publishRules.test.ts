import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { problemTexts } from '@unisite/publishing';
import { refusalTexts } from '../../../foundation/http/refusalTexts.ts';
import { registryErrorTexts } from '../acts/registryError.ts';

const document = readFileSync(path.join(import.meta.dirname, '../../../../../docs/publish-rules.md'), 'utf8');
const rows = [...document.matchAll(/^\| (?:<a id="(\d+)"><\/a>)?(\d+) \| `(\w+)` \| (.*) \|$/gm)].map(
  ([, address, number, code, text]) => ({ address, number: Number(number), code, text }),
);

describe('docs/publish-rules.md', () => {
  it('names every problem by its number, under which it is found, with what to do', () => {
    const problems = [
      ...Object.entries(problemTexts).map(([code, { number, todo }]) => ({ number, code, text: todo.en })),
      ...Object.entries(registryErrorTexts).map(([code, [number, todo]]) => ({ number, code, text: todo.en })),
    ];
    const numbered = rows.filter(({ address }) => address !== undefined);
    expect(numbered.map(({ address, number }) => [address, number])).toEqual(
      numbered.map(({ number }) => [String(number), number]),
    );
    expect(numbered.map(({ number, code, text }) => ({ number, code, text }))).toEqual(
      problems.sort((one, other) => one.number - other.number),
    );
  });

  it('names every refusal of a call that is not a team’s own', () => {
    const refusals = Object.entries(refusalTexts)
      .filter(([code]) => /^(CALL|FILE|STAGING)_/.test(code))
      .map(([code, { status, en }]) => ({ number: status, code, text: en }));
    const named = rows.filter(({ address }) => address === undefined);
    expect(named.map(({ number, code, text }) => ({ number, code, text }))).toEqual(refusals);
  });

  it('gives no number to two problems', () => {
    const numbers = rows.flatMap(({ address }) => address ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

import { describe, expect, test } from '@jest/globals';
import { parseText } from '../sources.ts';
import { compare } from './compare.ts';
import { differences } from './keys.ts';
import { usesIn } from './uses.ts';

describe('the two languages of a namespace', () => {
  test('agree when each has the forms its own plural needs', () => {
    const vi = { left_other: 'Còn {{count}} ngày', title: 'Xổ số' };
    const en = { left_one: '{{count}} day left', left_other: '{{count}} days left', title: 'Lottery' };
    expect(differences({ vi, en })).toEqual([]);
  });

  test('differ by a missing text, a missing form, an empty text and another placeholder', () => {
    const vi = { a: 'A', b: { c: 'Chào {{name}}' }, d: ' ' };
    const en = { b: { c: 'Hello {{nickname}}' }, d: 'D', e_other: 'E' };
    expect(differences({ vi, en })).toEqual([
      'a: missing in en',
      'e: missing in vi',
      'e: the form e_one is missing in en',
      'd: empty in vi',
      'b.c: {{name}} is in one language only',
      'b.c: {{nickname}} is in one language only',
    ]);
  });
});

describe('the texts that sources ask for', () => {
  const check = (texts: Parameters<typeof compare>[0], source: string) =>
    compare(texts, [{ file: 'Page.tsx', uses: usesIn(parseText(source, true)) }]);

  test('are found in calls, choices, templates and behind variables', () => {
    const source = `
      const tabs = [{ label: 'tab.open' }];
      const Row = ({ t }: { t: TextOf }) => <b>{t('row')}</b>;
      const name = (translate: TextOf, state: string) => translate(\`state.\${state}\`);
      function Page() {
        const say = useText();
        return <a title={say(busy ? 'busy' : 'idle')}>{tabs.map((tab) => say(tab.label))}</a>;
      }`;
    const texts = { tab: { open: '1' }, state: { won: '2', lost: '3' }, busy: '4', idle: '5', row: '6' };
    expect(check(texts, source)).toEqual([]);
  });

  test('are missed where no text has their name, nor fits it', () => {
    const source = "const t = useText(); t('gone'); t(`kind.$" + '{kind}.title`);';
    expect(check({ kind: { title: 'x' } }, source)).toEqual([
      'gone: asked for in Page.tsx, and no such text',
      'kind.….title: asked for in Page.tsx, and no text fits',
      'kind.title: no source asks for it',
    ]);
  });
});

/** A row of `docs/access-sentences.md`: a sentence of the specification, and the files whose tests cover it. */
export interface Sentence {
  id: string;
  says: string;
  files: readonly string[];
}

/** `4.sms.countdown`: the section, then words. */
const idForm = /^\d(\.[a-zA-Z0-9]+)+$/;
const cell = /(?<!\\)\|/;
const quoted = /`([^`]+)`/g;

/** Reads the rows under their sections' headings (`## 4 …`); malformed ones are reported in `wrong`, one line each. */
export function readTable(markdown: string): { sentences: Sentence[]; wrong: string[] } {
  const sentences: Sentence[] = [];
  const wrong: string[] = [];
  const seen = new Set<string>();
  let section = '';
  for (const line of markdown.split('\n')) {
    section = /^## (\d)\b/.exec(line)?.[1] ?? (line.startsWith('## ') ? '' : section);
    const [, first, says = '', tests = ''] = line.split(cell).map((text) => text.trim());
    const id = first === undefined ? undefined : /^`(.+)`$/.exec(first)?.[1];
    if (id === undefined) continue; // prose, or a table's heading
    if (!idForm.test(id)) wrong.push(`${id}: an id is the section and words, with dots between`);
    if (!id.startsWith(`${section}.`)) wrong.push(`${id}: stands under section ${section || 'none'}`);
    if (seen.has(id)) wrong.push(`${id}: stands there twice`);
    if (says === '') wrong.push(`${id}: does not say what it is about`);
    seen.add(id);
    sentences.push({ id, says, files: [...tests.matchAll(quoted)].map(([, file]) => file ?? '') });
  }
  return { sentences, wrong };
}

import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { edited, sourceFolder } from './mutation.ts';
import { mutations } from './mutations.ts';

// Preloaded into a process to be broken (nodeArguments): files are mutated as they are read.
const name = new URL(import.meta.url).searchParams.get('mutation') ?? '';
const mutation = mutations.find((one) => one.name === name);
if (!mutation) throw new Error(`there is no mutation "${name}"`);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    let source: string | null = null;
    for (const edit of mutation.edits) {
      if (!('file' in edit) || pathToFileURL(path.join(sourceFolder, edit.file)).href !== url) continue;
      source = edited(name, source ?? String(loaded.source), edit);
    }
    return source === null ? loaded : { ...loaded, source };
  },
});

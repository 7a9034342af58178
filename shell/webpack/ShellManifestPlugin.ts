import { byKind, filesOfModule, filesOfNamedChunk, listFiles } from '@unisite/remote-kit/webpack';
import type { ShellManifest } from '@unisite/shared/contract';
import webpack, { type Compilation, type Compiler } from 'webpack';

const tap = 'ShellManifest';

/** A remote built into the shell: its text chunks and the file of each module. */
export interface BuiltInRemote {
  texts: { vi: string; en: string };
  modules: Readonly<Record<string, string>>;
}

/** Writes shell.json: the files of the first load in order, the texts of each language, and the hash of every file. */
export class ShellManifestPlugin {
  readonly #builtIn: Readonly<Record<string, BuiltInRemote>> | undefined;

  constructor(builtIn?: Readonly<Record<string, BuiltInRemote>>) {
    this.#builtIn = builtIn;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      compilation.hooks.processAssets.tap({ name: tap, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const manifest = JSON.stringify(this.#describe(compilation), null, 2);
        compilation.emitAsset('shell.json', new webpack.sources.RawSource(manifest));
      });
    });
  }

  #describe(compilation: Compilation): ShellManifest {
    const files = listFiles(compilation);
    const script = (part: string) =>
      Object.keys(files).find((file) => file.startsWith(`${part}.`) && file.endsWith('.js'));
    const [host, shell] = [script('host'), script('server')];
    return {
      ...byKind(compilation.entrypoints.get('app')?.getFiles() ?? []),
      texts: textFiles(compilation, { vi: 'shell-vi', en: 'shell-en' }),
      files,
      ...(host && shell && { server: { host, shell } }),
      ...(this.#builtIn && {
        builtIn: Object.fromEntries(
          Object.entries(this.#builtIn).map(([name, { texts, modules }]) => [
            name,
            {
              texts: textFiles(compilation, texts),
              modules: Object.fromEntries(
                Object.entries(modules).map(([module, file]) => [module, filesOfModule(compilation, file)]),
              ),
            },
          ]),
        ),
      }),
    };
  }
}

const textFiles = (compilation: Compilation, chunks: { vi: string; en: string }) => ({
  vi: filesOfNamedChunk(compilation, chunks.vi).js,
  en: filesOfNamedChunk(compilation, chunks.en).js,
});

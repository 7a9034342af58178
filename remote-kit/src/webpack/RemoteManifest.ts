import path from 'node:path';
import type { Manifest } from '@unisite/shared/contract';
import webpack, { type Compiler } from 'webpack';
import type { RemoteConfig } from '../defineRemote.ts';
import { descriptorOf } from '../descriptor.ts';
import { textsChunk } from '../writeEntries.ts';
import { filesOfModule, filesOfNamedChunk } from './chunkFiles.ts';
import { listFiles } from './files.ts';

const tap = 'RemoteManifest';

export interface RemoteManifestOptions {
  config: RemoteConfig;
  container: string;
  /** Exposed name → file, relative to the remote's folder. */
  exposes: Readonly<Record<string, string>>;
  /** Exposed names of the modules in the server build; empty without one. */
  serverModules: readonly string[];
  builtWith: Readonly<Record<string, string>>;
}

/**
 * Writes remote.json beside the built files: the descriptor, every file with its hash, and the first files of each
 * module. The server build's files are listed once added (ServerBuild.ts).
 */
export class RemoteManifest {
  readonly #options: RemoteManifestOptions;

  constructor(options: RemoteManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { config, container, exposes, serverModules, builtWith } = this.#options;
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      compilation.hooks.processAssets.tap({ name: tap, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = listFiles(compilation);
        const fileOf = (part: string): string => {
          const found = Object.keys(files).find((file) => file.startsWith(`${part}.`) && file.endsWith('.js'));
          if (!found) throw new Error(`the build has no ${part}`);
          return found;
        };
        const manifest: Manifest = {
          descriptor: descriptorOf(config),
          container,
          entry: fileOf('remoteEntry'),
          files,
          modules: Object.fromEntries(
            Object.entries(exposes).map(([name, file]) => [
              name,
              filesOfModule(compilation, path.resolve(compiler.context, file)),
            ]),
          ),
          texts: {
            vi: filesOfNamedChunk(compilation, textsChunk(config.name, 'vi')).js,
            en: filesOfNamedChunk(compilation, textsChunk(config.name, 'en')).js,
          },
          ...(serverModules.length > 0 && { server: { file: fileOf('server'), modules: [...serverModules] } }),
          builtWith: { ...builtWith },
        };
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }
}

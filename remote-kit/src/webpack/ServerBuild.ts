import webpack, { type Compiler, type Configuration } from 'webpack';

const tap = 'ServerBuild';

interface BuiltScript {
  name: string;
  source: webpack.sources.Source;
}

/**
 * Makes a remote's server build (`serverConfig`) during the browser's, and adds its script to the latter's files: it is
 * listed, hashed, signed and published like any other.
 */
export class ServerBuild {
  readonly #configuration: Configuration;

  constructor(configuration: Configuration) {
    this.#configuration = configuration;
  }

  apply(compiler: Compiler): void {
    let script: Promise<BuiltScript>;
    compiler.hooks.run.tap(tap, () => {
      script = buildScript(this.#configuration);
      // awaited below, unless the browser's build fails before
      script.catch(() => {});
    });
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: tap, stage }, async () => {
        try {
          const { name, source } = await script;
          compilation.emitAsset(name, source, { minimized: true, immutable: true });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          compilation.errors.push(new webpack.WebpackError(`The server build failed.\n${message}`));
        }
      });
    });
  }
}

/** Compiles the single script of a server build in memory. */
const buildScript = (configuration: Configuration): Promise<BuiltScript> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack made no compiler');
    let script: BuiltScript | null = null;
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: tap, stage }, () => {
        for (const { name, source } of compilation.getAssets()) {
          script = { name, source };
          compilation.deleteAsset(name);
        }
      });
    });
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
        else if (script) resolve(script);
        else reject(new Error('it made no script'));
      });
    });
  });

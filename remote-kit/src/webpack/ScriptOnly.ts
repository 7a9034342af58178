import webpack, { type Compiler } from 'webpack';

const tap = 'ScriptOnly';

/**
 * Keeps the scripts of a build and drops its pictures, which the browser's build writes. They are dropped only after
 * their final names are in the scripts: webpack corrects the hashes of written files only.
 */
export class ScriptOnly {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: tap, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        (assets) => {
          for (const name of Object.keys(assets)) if (!name.endsWith('.js')) compilation.deleteAsset(name);
        },
      );
    });
  }
}

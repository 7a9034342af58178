import { readFileSync } from 'node:fs';
import path from 'node:path';
import { byKind, listFiles } from '@unisite/remote-kit/webpack';
import webpack, { type Compilation, type Compiler, type sources } from 'webpack';

const tap = 'PagePlugin';
const icon = path.join(import.meta.dirname, 'icon.svg');

/**
 * Writes index.html: the build's script and stylesheet with their hashes, and nothing inline, as the page's policy
 * wants it; and its icon.
 */
export class PagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      compilation.hooks.processAssets.tap({ name: tap, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        compilation.emitAsset('index.html', new webpack.sources.RawSource(pageOf(compilation)));
        compilation.emitAsset('icon.svg', new webpack.sources.RawSource(readFileSync(icon)));
      });
      compilation.hooks.processAssets.tap(
        { name: tap, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        () => {
          const texts = Object.keys(compilation.assets).filter((file) => file.endsWith('.json'));
          for (const file of texts) compilation.updateAsset(file, withoutSpaces);
        },
      );
    });
  }
}

const withoutSpaces = (source: sources.Source) =>
  new webpack.sources.RawSource(JSON.stringify(JSON.parse(String(source.source()))));

function pageOf(compilation: Compilation): string {
  const { js, css } = byKind(compilation.entrypoints.get('console')?.getFiles() ?? []);
  const hashes = listFiles(compilation);
  const integrity = (file: string) => `integrity="${hashes[file]?.integrity ?? ''}" crossorigin`;
  return `<!doctype html>
<html lang="vi">
  <head>
    <meta charset="utf-8">
    <title>Unisite</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="theme-color" content="#0b1020">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
${css.map((file) => `    <link rel="stylesheet" href="/${file}" ${integrity(file)}>`).join('\n')}
${js.map((file) => `    <script src="/${file}" ${integrity(file)} defer></script>`).join('\n')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}

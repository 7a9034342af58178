import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byKind, filesOfModule, filesOfNamedChunk, listFiles } from '@unisite/remote-kit/webpack';
import webpack, { type Compilation, type Compiler } from 'webpack';

const tap = 'PagePlugin';
const icon = path.join(import.meta.dirname, 'icon.svg');
const desks = path.join(import.meta.dirname, '../src/desks');

/**
 * Writes index.html: the build's script and stylesheet with their hashes, without inline code, as the page's policy
 * requires; and its icon.
 */
export class PagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      compilation.hooks.processAssets.tap({ name: tap, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        compilation.emitAsset('index.html', new webpack.sources.RawSource(pageOf(compilation)));
        compilation.emitAsset('icon.svg', new webpack.sources.RawSource(readFileSync(icon)));
        compilation.emitAsset('console.json', new webpack.sources.RawSource(JSON.stringify(loadsOf(compilation))));
      });
    });
  }
}

/** Files of every first load, and those added by each page, for the budgets. */
function loadsOf(compilation: Compilation): { first: string[]; pages: Record<string, string[]> } {
  const { js, css } = byKind(compilation.entrypoints.get('console')?.getFiles() ?? []);
  const first = [...js, ...css, ...filesOfNamedChunk(compilation, 'vi').js];
  const added = (file: string) => {
    const { js, css } = filesOfModule(compilation, file);
    return [...js, ...css].filter((one) => !first.includes(one));
  };
  return { first, pages: Object.fromEntries(pageFiles().map((file) => [path.basename(file, '.tsx'), added(file)])) };
}

/** The modules of pages that desks load. */
const pageFiles = (): string[] =>
  globSync('*/*/desk.ts', { cwd: desks }).flatMap((desk) => {
    const source = readFileSync(path.join(desks, desk), 'utf8');
    return [...source.matchAll(/import\((?:\/\*.*?\*\/ )?'(\.[^']+Page\.tsx)'\)/g)].map(([, file = '']) =>
      path.resolve(desks, path.dirname(desk), file),
    );
  });

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
${js.map((file) => `    <script type="module" src="/${file}" ${integrity(file)}></script>`).join('\n')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const tap = 'ChunkIntegrity';
/** The path of a file's address: what both maps are keyed by. */
const pathOf = (url: string) => `new URL(${url}, self.location.href).pathname`;
/** A place in one of the maps that the page has. */
const at = (map: string, path: string) => `(self.${map} || {})[${path}]`;

/**
 * Makes the build's own loading of chunks and stylesheets set `integrity` from the map the registry gave the page, and
 * fail closed where a file has none. The map is `self.__integrity`: path → `sha384-…`. Beside it `self.__again` has,
 * for files that are tried again, what is to be added to their address.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      // told like any failed load: what is thrown here would leave the chunk pending for whoever asks next
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        tap,
        (source) => `var path = ${pathOf('url')};
var integrity = ${at('__integrity', 'path')};
if (!integrity) return done({ type: 'no integrity', target: { src: url } });
${source}
script.src = url + (${at('__again', 'path')} || '');
script.integrity = integrity;
script.crossOrigin = 'anonymous';`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        tap,
        (source) => `${source}
var path = ${pathOf('linkTag.href')};
var integrity = ${at('__integrity', 'path')};
if (!integrity) throw new Error('no integrity for ' + linkTag.href);
linkTag.href += ${at('__again', 'path')} || '';
linkTag.integrity = integrity;
linkTag.crossOrigin = 'anonymous';`,
      );
    });
  }
}

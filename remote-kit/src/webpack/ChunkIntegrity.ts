import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const tap = 'ChunkIntegrity';
/** Expression for the path of a file's address, the key of both tables. */
const pathOf = (url: string) => `new URL(${url}, self.location.href).pathname`;
/** Expression for an entry of one of the page's tables. */
const at = (map: string, path: string) => `(self.${map} || {})[${path}]`;

/**
 * Makes the build's loading of chunks and stylesheets set `integrity` from the registry's table in the page, and fail
 * closed for files without a hash. The table is `self.__integrity`: path → `sha384-…`. For retries, `self.__again` has
 * a suffix for the address.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      // reported like a failed load: throwing here would leave the chunk pending for later requests
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

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const tap = 'ChunkIntegrity';
/** The hash that the registry gave for a file, by its path; without one the file is not loaded. */
const hashOf = (url: string) => `(self.__integrity || {})[new URL(${url}, self.location.href).pathname]`;

/**
 * Makes the build's own loading of chunks and stylesheets set `integrity` from the map the registry gave the page, and fail closed
 * where a file has none. The map is `self.__integrity`: path → `sha384-…`.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(tap, (compilation) => {
      // told like any failed load: what is thrown here would leave the chunk pending for whoever asks next
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        tap,
        (source) => `${source}
var integrity = ${hashOf('url')};
if (!integrity) return done({ type: 'no integrity', target: { src: url } });
script.integrity = integrity;
script.crossOrigin = 'anonymous';`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        tap,
        (source) => `${source}
var integrity = ${hashOf('linkTag.href')};
if (!integrity) throw new Error('no integrity for ' + linkTag.href);
linkTag.integrity = integrity;
linkTag.crossOrigin = 'anonymous';`,
      );
    });
  }
}

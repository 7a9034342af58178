import webpack, { type Compiler } from 'webpack';
import { type SharedSubpaths, sharedSubpaths } from './sharedSubpaths.ts';

/** The site's own packages, as they are installed: what they import of each other is theirs. */
const ownPackages = /[\\/]@unisite[\\/](?:shared|remote-kit|publishing)[\\/]/;

/** Fails the build of a remote outside of the site's workspace that imports what is internal to the site. */
export class PublicSurface {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    let shared: SharedSubpaths | undefined;
    compiler.hooks.normalModuleFactory.tap('PublicSurface', (factory) => {
      factory.hooks.beforeResolve.tap('PublicSurface', ({ request, contextInfo: { issuer } }) => {
        if (!request.startsWith('@unisite/shared/') || ownPackages.test(issuer)) return;
        shared ??= sharedSubpaths(this.#folder);
        const refusal = shared.refusalOf(request);
        if (refusal !== null) throw new webpack.WebpackError(refusal);
      });
    });
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { usageError } from '../cli/CommandFailure.ts';
import type { NewRemote } from './options.ts';

/** Package specifiers of a new remote. */
export interface PackageSpecs {
  kit: string;
  publishing: string;
  shared: string;
  sharedVersion: string;
  react: string;
  reactTypes: string;
  jestGlobals: string;
}

interface PackageManifest {
  version: string;
  dependencies: Record<string, string>;
}

// border: manifests of packages that npm installed
const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;

/**
 * The kit, the publish rules and the shared package by version, or from a folder of tarballs by file. React has the
 * version that the shared package was built with: a remote's types and tests use the site's.
 * @param tarballs folder with the packed packages, or undefined where a registry has them
 */
export function packageSpecs(folder: string, tarballs: string | undefined): PackageSpecs {
  const kit = readPackage(path.join(import.meta.dirname, '../../package.json'));
  const { resolve } = createRequire(import.meta.url);
  const shared = readPackage(resolve('@unisite/shared/package.json'));
  const publishing = readPackage(resolve('@unisite/publishing/package.json'));
  const spec = (name: string, version: string): string => {
    if (tarballs === undefined) return `^${version}`;
    const tarball = path.join(tarballs, `unisite-${name}-${version}.tgz`);
    return `file:${path.relative(folder, path.resolve(tarball)).replaceAll('\\', '/')}`;
  };
  const { react, '@types/react': reactTypes } = shared.dependencies;
  if (!react || !reactTypes || react.startsWith('catalog:')) {
    throw usageError(
      'A remote can only be created with the packed packages.',
      'Pack them first: npm run pack -- <folder>',
    );
  }
  return {
    kit: spec('remote-kit', kit.version),
    publishing: spec('publishing', publishing.version),
    shared: spec('shared', shared.version),
    sharedVersion: shared.version,
    react,
    reactTypes,
    jestGlobals: kit.dependencies['@jest/globals'] ?? '*',
  };
}

export const packageJson = (
  { name }: NewRemote,
  { kit, publishing, shared, react, reactTypes, jestGlobals }: PackageSpecs,
): string =>
  `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'unisite-remote dev',
        test: 'unisite-remote test',
        types: 'unisite-remote types',
        build: 'unisite-remote build',
        check: 'unisite-remote check',
      },
      dependencies: { '@unisite/shared': shared, react },
      // the first two are the types of what the site provides and of the kit's test runner
      devDependencies: {
        '@jest/globals': jestGlobals,
        '@types/react': reactTypes,
        '@unisite/publishing': publishing,
        '@unisite/remote-kit': kit,
      },
    },
    null,
    2,
  )}\n`;

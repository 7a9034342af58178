import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
/** This module as it is now: TypeScript in the workspace, JavaScript in the package. */
const ending = path.extname(import.meta.filename);
const siblingFile = (name: string): string => path.join(import.meta.dirname, name);

/** Sources become CommonJS, with `import.meta.url` put in place. */
const compiled = (tsx: boolean) => [
  require.resolve('@swc/jest'),
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

/**
 * jest's configuration for the tests of the remote in `folder`: in a document without a browser, stylesheets and
 * pictures as stand-ins.
 */
export const jestConfig = (folder: string) => ({
  rootDir: folder,
  roots: ['<rootDir>/src'],
  testEnvironment: siblingFile('documentEnvironment.cjs'),
  setupFiles: [siblingFile(`document${ending}`)],
  testRegex: ['\\.test\\.tsx?$'],
  testTimeout: 30_000,
  transform: { '\\.[cm]?[jt]s$': compiled(false), '\\.tsx$': compiled(true) },
  // the site's packages are ES modules, which jest reads only when they are compiled
  transformIgnorePatterns: ['[\\\\/]node_modules[\\\\/](?!.*@unisite[\\\\/](shared|remote-kit)[\\\\/])', '\\.cjs$'],
  moduleNameMapper: {
    '\\.css$': siblingFile('style.cjs'),
    '\\.(svg|png|webp|avif|woff2)$': siblingFile('asset.cjs'),
  },
});

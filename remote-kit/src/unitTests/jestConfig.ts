import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
/** Extension of this module: TypeScript in the workspace, JavaScript in the package. */
const ending = path.extname(import.meta.filename);
const siblingFile = (name: string): string => path.join(import.meta.dirname, name);

/** Compiles sources to CommonJS, with `import.meta.url` replaced. */
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

/** The jest configuration of the remote in `folder`: jsdom, with stubs for stylesheets and pictures. */
export const jestConfig = (folder: string) => ({
  rootDir: folder,
  roots: ['<rootDir>/src'],
  testEnvironment: siblingFile('documentEnvironment.cjs'),
  setupFiles: [siblingFile(`document${ending}`)],
  testRegex: ['\\.test\\.tsx?$'],
  testTimeout: 30_000,
  transform: { '\\.[cm]?[jt]s$': compiled(false), '\\.tsx$': compiled(true) },
  // the site's packages are ES modules, which jest must compile
  transformIgnorePatterns: ['[\\\\/]node_modules[\\\\/](?!.*@unisite[\\\\/](shared|remote-kit)[\\\\/])', '\\.cjs$'],
  moduleNameMapper: {
    '\\.css$': siblingFile('style.cjs'),
    '\\.(svg|png|webp|avif|woff2)$': siblingFile('asset.cjs'),
  },
});

import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Matches a path under the root, on every system. */
const under = (pattern) => root.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') + pattern.replaceAll('/', '[\\\\/]');
/** The kit runs the tests of any remote; here its files serve those of the house. */
const ofKit = (file) => fileURLToPath(new URL(`remote-kit/src/unitTests/${file}`, import.meta.url));

/** Sources become CommonJS, with `import.meta.url`, `.dirname` and `.filename` put in place. */
const compiled = ({ tsx }) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2024',
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

/** Outside of what runs in a page, this is held against a document's parser or drawn in one. */
const drawn = ['platform/src/delivery/render/markup/', 'remote-kit/src/webpack/secondRenderer'].join('|');
/** What runs in a page is tested in a document; the contract and everything else as it is. */
const inPage = under(`(shared/src/(?!contract/|schema/)|shell/|ops-console/|mf-\\w+/|${drawn}).*\\.test\\.tsx?$`);
const elsewhere = under(
  `(?!${drawn})(shared/src/(contract|schema)|publishing|platform|demonstration|vendor-sandbox|remote-kit|e2e|scripts)/.*\\.test\\.tsx?$`,
);
const integration = '(?<!\\.matrix)\\.integration\\.test\\.ts$';
/** What takes whole machines of processes, or is the same rule again: `npm test -- matrix`. */
const matrix = '\\.matrix\\.integration\\.test\\.ts$';

/** Libraries that are ES modules only, or load one: they are compiled like our own sources. */
const compiledLibraries = ['@fastify\\+cookie', 'cookie', 'jose'];

const common = {
  rootDir: root,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
  transform: { '\\.[cm]?[jt]s$': compiled({ tsx: false }), '\\.tsx$': compiled({ tsx: true }) },
  transformIgnorePatterns: [`node_modules[\\\\/]\\.pnpm[\\\\/](?!(${compiledLibraries.join('|')})@)`, '\\.cjs$'],
  moduleNameMapper: {
    '\\.css$': ofKit('style.cjs'),
    '\\.(svg|png|webp|avif|woff2)$': ofKit('asset.cjs'),
  },
};

/** Node loads these tests itself. */
const native = { testEnvironment: 'node', testRunner: '<rootDir>/scripts/checks/native/runner.cjs' };

const ignored = ['/node_modules/', '/dist/', '/remote-kit/template/'];

export default {
  // A machine that does other work besides is slow, not wrong.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/checks/slowestFirst.cjs',
  projects: [
    {
      ...common,
      ...native,
      displayName: 'unit',
      testRegex: [elsewhere],
      testPathIgnorePatterns: [...ignored, integration, matrix],
    },
    {
      ...common,
      displayName: 'unit-page',
      testEnvironment: ofKit('documentEnvironment.cjs'),
      setupFiles: [ofKit('document.ts')],
      testRegex: [inPage],
      testPathIgnorePatterns: ignored,
    },
    ...Object.entries({ integration, matrix }).map(([displayName, pattern]) => ({
      ...common,
      ...native,
      displayName,
      testRegex: [pattern],
      testPathIgnorePatterns: ignored,
      globalSetup: '<rootDir>/platform/src/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/platform/src/testing/globalTeardown.ts',
    })),
  ],
};

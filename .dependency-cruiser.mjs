import { domains } from './platform/src/domains.ts';

/**
 * Who may import whom (docs/architecture). Type imports count like any other: what a package knows of another is
 * knowledge either way.
 */

const tests = '\\.test\\.tsx?$|/testing/';
const servers = '^(platform|demonstration|vendor-sandbox)/';
/** Configuration that a build reads; it may use the tools, and nothing of it reaches the page. */
const buildFiles = '^[^/]+/([^/]+\\.config\\.(ts|js|mjs|cjs)$|webpack/)';

const inPlatform = (names) => `^platform/src/(${names.join('|')})/`;
const consoleRules = [
  {
    name: 'console-frame-stands-lowest',
    comment: 'What every desk of the console stands in knows neither how operators act nor any desk.',
    severity: 'error',
    from: { path: '^ops-console/src/frame/', pathNot: tests },
    to: { path: '^ops-console/src/', pathNot: '^ops-console/src/(frame|locales)/' },
  },
  {
    name: 'console-acts-know-no-desk',
    comment: 'Desks register what acts need of them (ops-console/src/acts/desk.ts).',
    severity: 'error',
    from: { path: '^ops-console/src/acts/', pathNot: tests },
    to: { path: '^ops-console/src/', pathNot: '^ops-console/src/(frame|acts)/' },
  },
  {
    name: 'console-desks-apart',
    comment: 'A desk knows frame and acts, and no other desk: what two share stands below them.',
    severity: 'error',
    from: { path: '^ops-console/src/(desks/[^/]+/[^/]+)/', pathNot: tests },
    to: { path: '^ops-console/src/', pathNot: ['^ops-console/src/(frame|acts)/', '^ops-console/src/$1/'] },
  },
];

const domainRules = [
  ...domains.slice(0, -1).map((domain, place) => ({
    name: `${domain}-calls-lower-domains`,
    comment: 'Calls go one way through the domains of the platform (docs/architecture.md).',
    severity: 'error',
    from: { path: inPlatform([domain]), pathNot: tests },
    to: { path: inPlatform(domains.slice(place + 1)) },
  })),
  {
    name: 'domain-by-its-face',
    comment: 'What a domain lets others call stands in its index.ts; the rest is its own.',
    severity: 'error',
    from: {
      path: '^platform/(?:src/([^/]+/[^/]+)/|src/[^/]+\\.ts$|bench/|simulate/|conformance/)',
      pathNot: '/testing/',
    },
    to: {
      path: inPlatform(domains),
      pathNot: ['^platform/src/$1/', '^platform/src/[^/]+/[^/]+/index\\.ts$', '/testing/'],
    },
  },
  {
    name: 'foundation-knows-no-domain',
    comment: 'HTTP, database, live events, log and metrics serve every domain alike.',
    severity: 'error',
    from: { path: '^platform/src/foundation/', pathNot: tests },
    to: { path: '^platform/', pathNot: '^platform/src/foundation/' },
  },
  {
    name: 'composition-stands-on-top',
    comment: 'Only the start of the platform knows how its parts are put together.',
    severity: 'error',
    from: { path: '^platform/src/[^/]+/', pathNot: tests },
    to: { path: '^platform/src/[^/]+\\.ts$' },
  },
];

/** One rule for each package: it may import itself and, of the project's other packages, what `allowed` matches. */
const mayImport = (name, from, allowed, comment, exceptFrom = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: exceptFrom },
  to: {
    path: '^(shared|remote-kit|shell|mf-[^/]+|ops-console|platform|publishing|demonstration|lettering|vendor-sandbox|e2e|scripts)/',
    pathNot: allowed,
  },
});

export default {
  forbidden: [
    mayImport(
      'remotes-import-shared-only',
      '^mf-([^/]+)/',
      ['^mf-$1/', '^shared/'],
      'A remote knows no other remote, not the shell and not the platform: it speaks to them over the bus, the navigation and the contract.',
      [buildFiles],
    ),
    mayImport(
      'remote-config-imports-the-kit',
      '^mf-([^/]+)/[^/]+\\.config\\.',
      ['^mf-$1/', '^shared/', '^remote-kit/'],
      'The configuration of a remote is written with the kit.',
    ),
    mayImport(
      'shell-imports-shared-only',
      '^shell/',
      ['^shell/', '^shared/'],
      'Which remotes exist is data in the registry, never code in the shell.',
      [buildFiles],
    ),
    mayImport(
      'shell-build-imports-the-kit',
      '^shell/([^/]+\\.config\\.|webpack/)',
      ['^shell/', '^shared/', '^remote-kit/'],
      'The shell is built with the settings of the kit.',
    ),
    mayImport(
      'console-imports-contract-and-kit',
      '^ops-console/',
      ['^ops-console/', '^shared/src/(client|contract|days|pictures|schema|storage|ui|i18n)/'],
      'The console looks like the site and makes its calls as the site does; nothing of the players’ session, router or bus comes into it.',
      [buildFiles],
    ),
    mayImport(
      'console-build-imports-the-kit',
      '^ops-console/([^/]+\\.config\\.|webpack/)',
      ['^ops-console/', '^remote-kit/'],
      'The console is built with the settings of the kit.',
    ),
    mayImport(
      'platform-imports-the-contract-only',
      '^platform/',
      ['^platform/', '^lettering/', '^publishing/', '^shared/src/(contract|lottery|schema)/'],
      'The platform and the page meet in the contract and in the rules of bets, nowhere else; with a team’s tools it shares the rules for what is published.',
      [tests, '^platform/(bench|simulate|conformance)/'],
    ),
    mayImport(
      'platform-tests-know-the-demonstration',
      '^platform/',
      ['^platform/', '^lettering/', '^demonstration/', '^publishing/', '^shared/src/(contract|lottery|schema)/'],
      'Tests and benchmarks of the platform may use the demonstration’s data.',
    ),
    mayImport(
      'demonstration-imports-the-platform',
      '^demonstration/',
      ['^demonstration/', '^lettering/', '^platform/', '^shared/src/(contract|schema)/'],
      'The demonstration fills a platform; the platform does not know it.',
    ),
    mayImport('lettering-imports-itself', '^lettering/', ['^lettering/'], 'Outlines of letters need nothing.'),
    mayImport(
      'sandbox-imports-the-contract-only',
      '^vendor-sandbox/',
      ['^vendor-sandbox/', '^lettering/', '^shared/src/(contract|schema)/'],
      'A vendor knows what is published to vendors: the contract.',
    ),
    mayImport(
      'kit-imports-contract-and-publishing',
      '^remote-kit/',
      ['^remote-kit/', '^publishing/', '^shared/src/(contract|schema)/'],
      'The kit makes any remote: it knows the contract and the publish rules, and none of those who keep them.',
      ['^remote-kit/src/development/page/'],
    ),
    mayImport(
      'development-page-imports-what-remotes-import',
      '^remote-kit/src/development/page/',
      ['^remote-kit/', '^shared/src/(contract|i18n|remote)/'],
      'What a development build puts beside a remote in the page lives by the rules of the remote.',
    ),
    {
      name: 'client-knows-no-page',
      comment:
        'Site and console make their calls with the client: whose session it is, and where it is shown, is theirs.',
      severity: 'error',
      from: { path: '^shared/src/client/', pathNot: tests },
      to: { path: '^shared/src/', pathNot: '^shared/src/(client|contract|schema|i18n)/' },
    },
    {
      name: 'client-by-the-api',
      comment: 'One copy serves the page: a remote and the shell make their calls by @unisite/shared/api.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^shared/src/client/' },
    },
    mayImport('shared-imports-itself', '^shared/', ['^shared/'], 'Everyone stands on shared; it stands on no one.'),
    {
      name: 'contract-imports-the-schema-only',
      comment: 'The contract is read by browsers and servers alike: it brings nothing but the schema builders.',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: tests },
      to: { pathNot: '^shared/src/(contract|schema)/' },
    },
    {
      name: 'lottery-rules-import-nothing',
      comment: 'The rules of bets are pure: a ticket is settled by them on the server, and shown by them in the page.',
      severity: 'error',
      from: { path: '^shared/src/lottery/', pathNot: tests },
      to: { pathNot: '^shared/src/lottery/' },
    },
    mayImport(
      'publishing-imports-the-contract-only',
      '^publishing/',
      ['^publishing/', '^shared/src/(contract|schema)/'],
      'What is published is checked where there is no page: by a team’s tools and by the platform.',
    ),
    {
      name: 'schema-imports-zod-only',
      comment: 'The schema is a closed list taken from zod.',
      severity: 'error',
      from: { path: '^shared/src/schema/', pathNot: tests },
      to: { pathNot: '^shared/src/schema/|/node_modules/zod/' },
    },
    {
      name: 'another-package-by-its-name',
      comment:
        "Another package is imported by its name, so that only what it exports can be: '@unisite/shared/ui', not '../../shared/src/ui'.",
      severity: 'error',
      from: { path: '^([^/]+)/', pathNot: '^(scripts|e2e)/' },
      to: {
        path: '^(shared|remote-kit|shell|mf-[^/]+|ops-console|platform|publishing|demonstration|lettering|vendor-sandbox)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'page-without-server-modules',
      comment: 'What runs in a page cannot use what only Node has.',
      severity: 'error',
      from: { path: '^(shared|shell|mf-[^/]+|ops-console)/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-without-page-libraries',
      comment: 'Only a rendering process has React, and the shell brings it there (platform/src/delivery/render).',
      severity: 'error',
      from: { path: servers },
      to: { path: '/node_modules/(react|react-dom|react-router|i18next|@tanstack)/' },
    },
    ...domainRules,
    ...consoleRules,
    {
      name: 'no-test-in-production',
      comment: 'What is tested does not know its tests.',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-circular',
      comment: 'Modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'A module that nothing imports and that imports nothing does nothing.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.config\\.',
          '/webpack/[^/]+\\.[cm]js$',
          '^remote-kit/src/unitTests/',
          '^platform/src/delivery/render/(process/globals\\.js|testing/endless\\.mjs)$',
          '^[^/]+$',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'What is imported exists, and its package is declared.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment:
        'A package that is used is declared by the package that uses it (or, for tests and tools, by the workspace).',
      severity: 'error',
      from: { pathNot: [tests, '^scripts/', '^[^/]+$'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // TypeScript 7 has no compiler that a tool can call; swc parses the same language and keeps type imports apart from
    // the rest.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // The template of a new remote is checked where it is one: remote-kit's test outside of the workspace.
    exclude: { path: '/(dist|\\.cache|\\.remote|results)/|^remote-kit/template/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.svg'],
    },
    skipAnalysisNotInRules: true,
  },
};

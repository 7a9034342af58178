import { integrityOf } from '@unisite/publishing';
import type { Manifest, ModalName, SlotOffer } from '@unisite/shared/contract';

export interface Offers {
  name: string;
  routes?: (string | { path: string; requires?: 'member' | 'agent'; chrome?: 'bare' })[];
  slots?: SlotOffer[];
  modals?: ModalName[];
  navigation?: string[];
  /** Varies the content of the same remote. */
  content?: string;
  /** Default: 1.0.0. */
  version?: string;
  /** Default: `testers`. */
  team?: string;
  /** Text of a server build with the routes' pages and the slots' widgets. */
  server?: string;
}

const serverFile = 'server.1.js';

/** The module a route is exposed under in these tests: `/live` → `./pages/live`. */
export const pageModule = (path: string): string => `./pages/${path.replace(/\W+/g, '')}`;

/** The contents of a small build of a remote: an entry, a script and a stylesheet for every module, and its texts. */
export function builtContents({
  name,
  routes = [],
  slots = [],
  modals = [],
  content = '',
  server,
}: Offers): Map<string, string> {
  const files = new Map([
    ['remoteEntry.0a1b2c3d.js', `/* ${name} entry ${content} */ ${'self.entry = 1;'.repeat(20)}`],
    ['texts-vi.1.js', `/* ${name} vi */ self.texts = JSON.parse('{"title":"${'Chữ '.repeat(40)}"}')`],
    ['texts-en.1.js', `/* ${name} en */ self.texts = JSON.parse('{"title":"${'Text '.repeat(40)}"}')`],
    ['mark.1.png', `png of ${name}`],
  ]);
  for (const module of modulesOf(routes, slots, modals)) {
    files.set(`${fileStem(module)}.js`, `/* ${name} ${module} */ ${'module();'.repeat(40)}`);
    files.set(
      `${fileStem(module)}.css`,
      `/* ${module} */ @layer remote.${name}{${`.${name}-a{color:red}`.repeat(40)}}`,
    );
  }
  if (server !== undefined) files.set(serverFile, server);
  return files;
}

/** The manifest that belongs to `builtContents` of the same offers. */
export function builtManifest(offers: Offers): Manifest {
  const { name, routes = [], slots = [], modals = [], navigation = [] } = offers;
  const contents = builtContents(offers);
  return {
    descriptor: {
      name,
      team: offers.team ?? 'testers',
      version: offers.version ?? '1.0.0',
      needs: { shared: '^1.0.0' },
      routes: routes.map((route) => {
        const { path, ...guard } = typeof route === 'string' ? { path: route } : route;
        return { path, module: pageModule(path), title: { vi: `Trang ${path}`, en: `Page ${path}` }, ...guard };
      }),
      slots,
      modals: modals.map((modal) => ({ modal, module: `./modals/${modal}` })),
      navigation: navigation.map((to, order) => ({ to, label: { vi: to, en: to }, icon: 'home', order })),
    },
    container: name.replaceAll('-', '_'),
    entry: 'remoteEntry.0a1b2c3d.js',
    files: Object.fromEntries(
      [...contents].map(([file, text]) => [
        file,
        { integrity: integrityOf(Buffer.from(text)), bytes: Buffer.byteLength(text) },
      ]),
    ),
    modules: Object.fromEntries(
      modulesOf(routes, slots, modals).map((module) => [
        module,
        { js: [`${fileStem(module)}.js`], css: [`${fileStem(module)}.css`] },
      ]),
    ),
    texts: { vi: ['texts-vi.1.js'], en: ['texts-en.1.js'] },
    ...(offers.server !== undefined && { server: { file: serverFile, modules: modulesOf(routes, slots, []) } }),
    builtWith: { webpack: '5.110.3' },
  };
}

const modulesOf = (
  routes: NonNullable<Offers['routes']>,
  slots: readonly SlotOffer[],
  modals: readonly ModalName[],
): string[] => [
  ...new Set([
    ...routes.map((route) => pageModule(typeof route === 'string' ? route : route.path)),
    ...slots.map(({ module }) => module),
    ...modals.map((modal) => `./modals/${modal}`),
  ]),
];

const fileStem = (module: string): string => module.slice(2).replaceAll('/', '-');

/** A folder of browser tests. */
export interface BrowserFolder {
  readonly name: string;
  /** Packages that its tests are about: a change of one selects them during development. */
  readonly about: readonly string[];
  /** Other packages of the workspace that its tests open. */
  readonly opens: readonly string[];
  /** It starts its own site once, so its tests run sequentially. */
  readonly ownSite?: true;
  /** Files whose tests need pictures and the site's fonts; in all others the browser loads neither. */
  readonly pictures?: readonly string[] | 'all';
}

/** Packages that serve and render the home page, where most journeys begin, and that sign in. */
const home = ['platform', 'demonstration', 'vendor-sandbox', 'shell', 'mf-auth', 'mf-games', 'mf-lottery', 'mf-promo'];
const centres = ['mf-member', 'mf-agent'];

/** Those with a site of their own come first, so that the others run next to them. */
export const browserFolders: readonly BrowserFolder[] = [
  // it also plays a slot, which opens with its pictures
  { name: 'operators', about: ['ops-console'], opens: [...home, 'mf-member'], ownSite: true, pictures: 'all' },
  {
    name: 'stories',
    about: ['remote-kit', 'publishing', 'examples'],
    opens: [...home, 'ops-console'],
    ownSite: true,
  },
  {
    name: 'loader',
    about: ['shell', 'remote-kit', 'publishing'],
    opens: [...home, ...centres],
    pictures: ['remotesMemory'],
  },
  {
    name: 'pages',
    about: ['shell', 'mf-auth', 'mf-games', 'mf-lottery', 'mf-promo', ...centres],
    opens: home,
    pictures: 'all',
  },
  { name: 'shell', about: ['shell'], opens: [...home, ...centres], pictures: ['home', 'secrets'] },
  { name: 'auth', about: ['mf-auth'], opens: [...home, ...centres], pictures: ['slide'] },
  { name: 'games', about: ['mf-games', 'vendor-sandbox'], opens: [...home, 'mf-member'], pictures: 'all' },
  { name: 'lottery', about: ['mf-lottery'], opens: [...home, 'mf-member'] },
  { name: 'member', about: ['mf-member'], opens: home, pictures: ['member', 'cash'] },
  { name: 'agent', about: ['mf-agent'], opens: home },
  { name: 'promo', about: ['mf-promo'], opens: [...home, 'mf-member'] },
];

/** A folder of tests in a browser. */
export interface BrowserFolder {
  readonly name: string;
  /** Packages of the workspace that its tests are about: with a change of one of these they run while one works. */
  readonly about: readonly string[];
  /** What they open besides, as packages of the workspace. */
  readonly opens: readonly string[];
  /** It starts a site of its own, once: its tests run one after the other. */
  readonly ownSite?: true;
  /** Files whose tests need pictures and the site's fonts; in all others the browser loads neither. */
  readonly pictures?: readonly string[] | 'all';
}

/** What answers and draws the home page, where most journeys begin, and signs in. */
const home = ['platform', 'demonstration', 'vendor-sandbox', 'shell', 'mf-auth', 'mf-games', 'mf-lottery', 'mf-promo'];
const centres = ['mf-member', 'mf-agent'];

/** Those with a site of their own stand first, so that the rest fills the time beside them. */
export const browserFolders: readonly BrowserFolder[] = [
  // a slot, which is played there as well, opens with its pictures
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

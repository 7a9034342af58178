/** A group of tests in a browser, in the folder of its name. */
export interface BrowserProject {
  readonly name: string;
  /** Packages of the workspace that its tests are about: a change of one of these concerns it. */
  readonly about: readonly string[];
  /** It starts a site of its own, once: its tests run one after the other. */
  readonly ownSite?: true;
}

/** What every page is made of, whoever it belongs to. */
const everyPage = ['shell', 'mf-auth', 'mf-games', 'mf-lottery', 'mf-member', 'mf-agent', 'mf-promo'];

/** Those with a site of their own stand first, so that the rest fills the time beside them. */
export const browserProjects: readonly BrowserProject[] = [
  { name: 'operators', about: ['ops-console'], ownSite: true },
  { name: 'stories', about: ['remote-kit', 'publishing', 'examples'], ownSite: true },
  { name: 'loader', about: ['shell', 'remote-kit', 'publishing'] },
  { name: 'pages', about: everyPage },
  { name: 'shell', about: ['shell'] },
  { name: 'auth', about: ['mf-auth'] },
  { name: 'games', about: ['mf-games', 'vendor-sandbox'] },
  { name: 'lottery', about: ['mf-lottery'] },
  { name: 'member', about: ['mf-member'] },
  { name: 'agent', about: ['mf-agent'] },
  { name: 'promo', about: ['mf-promo'] },
];

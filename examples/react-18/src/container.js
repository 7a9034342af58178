import { lifecycles } from './lifecycles.jsx';
import { Page } from './Page.jsx';
import { Widget } from './Widget.jsx';

/**
 * The container: webpack assigns this file's exports to a global. Of what the page shares it uses only the history:
 * this remote brings its own React.
 */
let shared = {};

export const init = (scope) => {
  shared = scope;
};

const modules = { './page': Page, './widget': Widget };

export const get = async (name) => {
  const component = modules[name];
  if (!component) throw new Error(`coin-toss has no module ${name}`);
  return () => lifecycles(component, { navigate });
};

/** Navigates to a path of the site without a reload. */
async function navigate(path) {
  const [offer] = Object.values(shared['@unisite/shared/navigation'] ?? {});
  if (!offer) throw new Error('the page shares no history');
  const make = await offer.get();
  make().navigate(path);
}

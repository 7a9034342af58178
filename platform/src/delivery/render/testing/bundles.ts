import { integrityOf } from '@unisite/publishing';
import type { RenderRequest } from '@unisite/shared/contract/rendering';
import type { RenderSource, ServerScript } from '../rendered.ts';

export function scriptOf(text: string): ServerScript {
  const content = Buffer.from(text);
  return { integrity: integrityOf(content), read: async () => content };
}

/**
 * A host without React: a module is a function of the request that returns markup. `rendered` counts the process's
 * renders, which distinguishes processes.
 */
export const host = scriptOf(`
let bundle;
let rendered = 0;
exports.modules = { react: { version: 'of the host' } };
exports.take = (taken) => { bundle = taken; return JSON.stringify(Object.keys(taken.modules)); };
exports.render = (text) => {
  rendered += 1;
  const request = JSON.parse(text);
  const html = bundle.modules[request.module](request, rendered);
  const given = Object.keys(request.responses);
  return JSON.stringify({ html, used: [...given, '/wps/never-given'], missed: [...given, '/wps/not-given'], clockStep: null });
};
`);

/** A version with these modules, each given as the body of a function of \`request\` and \`rendered\`. */
export function sourceOf(id: string, modules: Readonly<Record<string, string>>, first = ''): RenderSource {
  const functions = Object.entries(modules).map(([name, body]) => `${name}(request, rendered) { ${body} }`);
  return {
    id,
    script: scriptOf(`${first};module.exports = { default: { name: 'x', modules: { ${functions.join(',\n')} } } };`),
    modules: Object.keys(modules),
    publicPath: `/remotes/${id}/`,
    isHouse: false,
  };
}

export const requestOf = (module: string, changes: Partial<RenderRequest> = {}): RenderRequest => ({
  module,
  url: '/live',
  language: 'vi',
  zone: { timeZone: 'Asia/Ho_Chi_Minh', zoneName: { vi: 'giờ Việt Nam', en: 'Vietnam time' } },
  time: Date.UTC(2026, 0, 5),
  session: null,
  balanceHidden: false,
  responses: {},
  idPrefix: 'r0',
  ...changes,
});

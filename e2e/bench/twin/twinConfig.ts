import fs from 'node:fs';
import path from 'node:path';
import { type HomeGroup, homeGroup, homeModules, styleRules, uniqueNameOf } from '@unisite/remote-kit/webpack';
import type { Manifest } from '@unisite/shared/contract/registry';
import { shellConfig } from '@unisite/shell/webpack';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const root = path.resolve(import.meta.dirname, '../../..');
const generated = path.join(root, '.cache/twin');

/** Folder of the twin's build. */
export const twinDist: string = path.join(generated, 'dist');

interface Exposed {
  remote: string;
  /** `./pages/LivePage` */
  module: string;
  /** The generated module that the remote itself is built from. */
  file: string;
}

/** What every built remote exposes, read from its `.remote` folder. */
function exposedModules(): Exposed[] {
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('mf-'));
  return remotes.flatMap((remote) => {
    const folder = path.join(root, remote, '.remote');
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.includes(path.sep) && file.endsWith('.ts'))
      .map((file) => ({ remote, module: `./${file.slice(0, -3)}`, file: path.join(folder, file) }));
  });
}

/** The twin's stand-in for the shell's federation: the same modules, as chunks of the same build. */
function writeLoader(modules: readonly Exposed[]): string {
  const file = path.join(generated, 'federation.ts');
  const entries = modules.map(({ remote, module, file }) => `  '${remote} ${module}': () => import('${file}'),`);
  fs.mkdirSync(generated, { recursive: true });
  fs.writeFileSync(
    file,
    `const modules = {
${entries.join('\n')}
};

export const loadModule = (remote, module) => modules[\`\${remote.name} \${module}\`]();
`,
  );
  return file;
}

const descriptorOf = (remote: string): Manifest['descriptor'] =>
  (JSON.parse(fs.readFileSync(path.join(root, remote, 'dist/remote.json'), 'utf8')) as Manifest).descriptor;

/** Groups what the remote's own build groups. */
function groupOf(remote: string): HomeGroup {
  const entries = homeModules(descriptorOf(remote).slots).map((module) => module.replace('./', `${remote}/.remote/`));
  return homeGroup(remote, entries);
}

/** Class names of the remote's own build, which its server build, used for rendering the twin too, shares. */
const stylesOf = (remote: string): RuleSetRule[] =>
  styleRules({
    folder: path.join(root, remote),
    name: remote,
    uniqueName: uniqueNameOf(remote, descriptorOf(remote).version, 'production'),
    layer: `remote.${remote}`,
    production: true,
    output: 'stylesheets',
  }).map((rule) => ({ ...rule, include: path.join(root, remote, 'src') }));

/** Whether a rule of the shell's build handles stylesheets. */
const isForStyles = ({ test }: RuleSetRule): boolean => test instanceof RegExp && test.test('a.module.css');

/**
 * The one-bundle twin: the shell and the remotes' own sources in one build, with the same settings, splitting, texts
 * and class names, rendered by the same server builds. Only federation is left out, so any difference is its cost.
 */
export function twinConfig(): Configuration {
  const modules = exposedModules();
  const loader = writeLoader(modules);
  const remotes = [...new Set(modules.map(({ remote }) => remote))];
  const builtIn = Object.fromEntries(
    remotes.map((remote) => [
      remote,
      {
        texts: { vi: `${remote}-vi`, en: `${remote}-en` },
        modules: Object.fromEntries(
          modules.filter((exposed) => exposed.remote === remote).map(({ module, file }) => [module, file]),
        ),
      },
    ]),
  );
  const config = shellConfig(
    'production',
    builtIn,
    Object.fromEntries(remotes.map((remote) => [remote, groupOf(remote)])),
  );
  // written by the shell's configuration, without falsy entries
  const own = (config.module?.rules ?? []) as RuleSetRule[];
  const others = remotes.map((remote) => path.join(root, remote, 'src'));
  return {
    ...config,
    module: {
      ...config.module,
      rules: [
        ...own.map((rule) =>
          isForStyles(rule) ? { ...rule, exclude: rule.exclude ? [rule.exclude, ...others] : others } : rule,
        ),
        ...remotes.flatMap(stylesOf),
      ],
    },
    output: { ...config.output, path: twinDist },
    cache: false,
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/[\\/]federation\.ts$/, (resource) => {
        if (resource.context.startsWith(path.join(root, 'shell'))) resource.request = loader;
      }),
    ],
  } as Configuration; // plugins of packages with types of their own
}

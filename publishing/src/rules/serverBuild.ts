import type { Manifest } from '@unisite/shared/contract/registry';
import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { findIn, type Script, stringOf } from '../script.ts';
import { singletons } from '../singletons.ts';

/** Size limit of a server build, bytes: it is sent to each new rendering process. */
export const serverBuildBytes = 1024 * 1024;

/**
 * The server build is one script that no page loads, contains offered pages and widgets, and requires only singletons.
 * `noForeignCode` checks every script for foreign code.
 */
export function serverBuild({ manifest, scripts }: ReadableBuild): Finding[] {
  const { server } = manifest;
  if (!server) return [];
  const script = scripts.find(({ name }) => name === server.file);
  if (!script || loadedByPages(manifest).includes(server.file)) return [{ code: 'SERVER_FILE', what: server.file }];
  return [
    ...notOffered(manifest, server.modules).map((what): Finding => ({ code: 'SERVER_MODULE', what })),
    ...foreignRequires(script).map((what): Finding => ({ code: 'SERVER_REQUIRES', what: `${script.name}: ${what}` })),
    ...(manifest.descriptor.brings ?? []).map((what): Finding => ({ code: 'SERVER_FRAMEWORK', what })),
    ...tooLarge(manifest, server.file),
  ];
}

const loadedByPages = ({ entry, modules, texts }: Manifest): string[] => [
  entry,
  ...texts.vi,
  ...texts.en,
  ...Object.values(modules).flatMap(({ js, css }) => [...js, ...css]),
];

function notOffered({ descriptor }: Manifest, modules: readonly string[]): string[] {
  const offered = new Set([...descriptor.routes, ...descriptor.slots].map(({ module }) => module));
  return [...new Set(modules)].filter((module) => !offered.has(module));
}

function foreignRequires(script: Script): string[] {
  const required = findIn(script, ({ node }) =>
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require'
      ? (stringOf(node.arguments[0]) ?? 'a computed name')
      : null,
  );
  const given: readonly string[] = singletons;
  return [...new Set(required)].filter((name) => !given.includes(name)).map((name) => name.slice(0, 100));
}

function tooLarge({ files }: Manifest, file: string): Finding[] {
  const bytes = files[file]?.bytes ?? 0;
  return bytes > serverBuildBytes ? [{ code: 'SERVER_TOO_LARGE', what: `${file}: ${bytes} bytes` }] : [];
}

import type { Chunk } from 'webpack';

export interface HomeGroup {
  name: string;
  chunks: (chunk: Chunk) => boolean;
  type: RegExp;
  minChunks: number;
  enforce: true;
}

/**
 * A remote's home-page widgets load together and share most of their code, so they are one file. `entries` are those
 * widgets' generated modules as they occur in requests: `.remote/widgets/HotRail`.
 */
export function homeGroup(remote: string, entries: readonly string[]): HomeGroup {
  const isHome = (chunk: Chunk): boolean =>
    [...chunk.groupsIterable].some(({ origins }) =>
      origins.some(({ request }) => entries.some((entry) => request?.replaceAll('\\', '/').includes(`${entry}.ts`))),
    );
  return { name: `${remote}-home`, chunks: isHome, type: /^(javascript|css)/, minChunks: 1, enforce: true };
}

/** Exposed names of a remote's home widgets: `./widgets/HotRail`. */
export const homeModules = (slots: readonly { slot: string; module: string }[]): string[] => [
  ...new Set(slots.filter(({ slot }) => slot.startsWith('home.')).map(({ module }) => module)),
];

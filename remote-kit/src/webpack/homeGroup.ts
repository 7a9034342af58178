import type { Chunk } from 'webpack';

export interface HomeGroup {
  name: string;
  chunks: (chunk: Chunk) => boolean;
  type: RegExp;
  minChunks: number;
  enforce: true;
}

/**
 * The widgets that a remote puts on the home page come together and share most of what they use, so they travel as one
 * file. `entries` are the generated modules of those widgets, as far as they are part of a request:
 * `.remote/widgets/HotRail`.
 */
export function homeGroup(remote: string, entries: readonly string[]): HomeGroup {
  const isHome = (chunk: Chunk): boolean =>
    [...chunk.groupsIterable].some(({ origins }) =>
      origins.some(({ request }) => entries.some((entry) => request?.replaceAll('\\', '/').includes(`${entry}.ts`))),
    );
  return { name: `${remote}-home`, chunks: isHome, type: /^(javascript|css)/, minChunks: 1, enforce: true };
}

/** The exposed names of a remote's home widgets: `./widgets/HotRail`. */
export const homeModules = (slots: readonly { slot: string; module: string }[]): string[] => [
  ...new Set(slots.filter(({ slot }) => slot.startsWith('home.')).map(({ module }) => module)),
];

import type { ViewFiles } from '@unisite/shared/contract';
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';
import { byKind } from './files.ts';

/**
 * Files loaded by importing a module on demand: its chunk and shared ones; and those of each part that it lazily
 * imports itself.
 */
export function filesOfModule(compilation: Compilation, file: string): ViewFiles & { lazy?: ViewFiles[] } {
  const module = [...compilation.modules].find((candidate) => resourceOf(candidate) === file);
  if (!module) throw new Error(`${file} is not part of the build`);
  const chunks = [...compilation.chunkGraph.getModuleChunks(module)].filter((chunk) => !chunk.canBeInitial());
  const groups = chunks.flatMap((chunk: Chunk) => [...chunk.groupsIterable]);
  // of several places that import it, the one with the fewest files is its own
  const own = groups.sort((a, b) => a.chunks.length - b.chunks.length)[0];
  if (!own) return { js: [], css: [] };
  const lazy = [...own.childrenIterable].map(filesOfGroup).filter(({ js }) => js.length > 0);
  return { ...filesOfGroup(own), ...(lazy.length > 0 && { lazy }) };
}

const filesOfGroup = ({ chunks }: ChunkGroup): ViewFiles => byKind(chunks.flatMap((chunk) => [...chunk.files]));

const resourceOf = (module: Module): string | undefined =>
  'resource' in module && typeof module.resource === 'string'
    ? module.resource
    : 'rootModule' in module
      ? resourceOf(module.rootModule as Module)
      : undefined;

/** The files of a chunk named by `webpackChunkName`. */
export function filesOfNamedChunk(compilation: Compilation, name: string): { js: string[]; css: string[] } {
  const chunk = [...compilation.chunks].find((candidate) => candidate.name === name);
  return byKind(chunk ? chunk.files : []);
}

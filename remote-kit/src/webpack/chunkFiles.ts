import type { Chunk, Compilation, Module } from 'webpack';
import { byKind } from './files.ts';

/** The files that importing a module on demand brings: its chunk and those it shares with others. */
export function filesOfModule(compilation: Compilation, file: string): { js: string[]; css: string[] } {
  const module = [...compilation.modules].find((candidate) => resourceOf(candidate) === file);
  if (!module) throw new Error(`${file} is not part of the build`);
  const chunks = [...compilation.chunkGraph.getModuleChunks(module)].filter((chunk) => !chunk.canBeInitial());
  const groups = chunks.flatMap((chunk: Chunk) => [...chunk.groupsIterable]);
  // of several places that import it on demand, the one that brings the fewest files is its own
  const own = groups.sort((a, b) => a.chunks.length - b.chunks.length)[0];
  return byKind(own ? own.chunks.flatMap((chunk) => [...chunk.files]) : []);
}

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

export { ChunkIntegrity } from './ChunkIntegrity.ts';
export { filesOfModule, filesOfNamedChunk } from './chunkFiles.ts';
export { type BuildOptions, commonConfig } from './common.ts';
export { byKind, type ListedFile, listFiles } from './files.ts';
export { type HomeGroup, homeGroup, homeModules } from './homeGroup.ts';
export { leanAxios } from './leanAxios.ts';
export { remoteWebpack, versionOf } from './remoteWebpack.ts';
export { type ServerBuildOptions, serverConfig } from './serverConfig.ts';
export { providedSingletons, singletons } from './sharing.ts';

// The registry of remotes: versions, placements, roll-outs, teams, mount reports, hosting of files.

export { registryDesk } from './desk.ts';
export { contentTypeOf, isText } from './hosting/contentType.ts';
export { mediaVersion, openMedia, readArt } from './hosting/media.ts';
export { pixelsFile } from './hosting/pixels.ts';
export { rasterise } from './hosting/rasterise.ts';
export { serveFiles } from './hosting/routes.ts';
export { sendFile, sendNotFound } from './hosting/sendFile.ts';
export { openShell, type ShellAssets } from './hosting/shellAssets.ts';
export { healthSince } from './mounts/health.ts';
export { forgetOldMounts } from './mounts/records.ts';
export { createRenderAccount } from './mounts/renderFaults.ts';
export { readWatchSettings, type WatchSettings } from './mounts/watchSettings.ts';
export { offersPage } from './placements/offersPage.ts';
export type { Version } from './placements/placement.ts';
export { resolveSnapshot } from './placements/resolveSnapshot.ts';
export { createRegistry, type Registry } from './registry.ts';
export { registryFailureOf } from './registryFailure.ts';
export { routes } from './routes.ts';
export type { Services as RegistryServices, Settings as RegistryServiceSettings } from './services.ts';
export { startRegistry } from './startRegistry.ts';
export { forgetOldTeamCalls } from './teams/teamCalls.ts';
export { removeOldVersions } from './versions/retention.ts';
export type { LazyFiles, ServerBuild } from './versions/serverBuild.ts';

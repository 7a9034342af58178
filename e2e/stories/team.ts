import path from 'node:path';
import type { AuditEntry, RemoteView } from '@unisite/shared/contract/rollout';
import type { Outside } from './outside.ts';

/** A team with its key, at a site. */
export interface Team {
  name: string;
  publicKey: string;
  /** Runs a command of the kit in a folder, with the team's key, against the site. */
  kit(folder: string, ...words: string[]): Promise<string>;
  /** The registry's view of a remote. */
  status(remote: string): Promise<RemoteView>;
  /** Acts on a remote in a market, latest first. */
  audit(remote: string, market: string): Promise<AuditEntry[]>;
}

/** Generates a team's key. An operator still has to register its public half. */
export async function newTeam(outside: Outside, name: string, site: string): Promise<Team> {
  const file = path.join(outside.folder, `${name}.pem`);
  const printed = await outside.kit(outside.folder, ['keygen', '--out', file]);
  const [, publicKey] = /^public half\s+(\S+)$/m.exec(printed) ?? [];
  if (!publicKey) throw new Error(`keygen printed no public half:\n${printed}`);
  const env = { UNISITE_SITE: site, UNISITE_TEAM_KEY: file };
  const kit = (folder: string, ...words: string[]) => outside.kit(folder, words, env);
  // casts: the kit prints JSON in the contract's form
  return {
    name,
    publicKey,
    kit,
    status: async (remote) =>
      JSON.parse(await kit(outside.folder, 'status', '--remote', remote, '--json')) as RemoteView,
    audit: async (remote, market) =>
      JSON.parse(await kit(outside.folder, 'audit', '--remote', remote, '--market', market, '--json')) as AuditEntry[],
  };
}

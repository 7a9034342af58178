import { type AuditEntry, auditEntry, teamPaths } from '@unisite/shared/contract/rollout';
import { array } from '@unisite/shared/schema';
import type { RegistryClient } from './client.ts';

/** Audit of one of the team's remotes, latest first; in one market, or in all. */
export const fetchAudit = (client: RegistryClient, name: string, market?: string): Promise<AuditEntry[]> =>
  client.call({
    method: 'GET',
    path: teamPaths.audit.replace(':name', name) + (market === undefined ? '' : `?market=${market}`),
    answer: array(auditEntry),
    again: true,
  });

import type { Manifest } from '@unisite/shared/contract';
import type { AuditEntry, Health, PlacementView, RemoteView, VersionView } from '@unisite/shared/contract/rollout';
import type { Database } from '../../../foundation/database/connect.ts';
import { type AuditQuery, auditEntries, auditTotal } from '../../../operators/audit/index.ts';
import { pendingActs } from '../acts/pendingRecords.ts';
import type { HostedFile } from '../hosting/hostedFile.ts';
import { latestOf } from '../versions/isLater.ts';
import type { VerifiedVersions } from '../versions/verifiedVersions.ts';
import { allVersionNames, versionsOf } from '../versions/versionRecords.ts';
import { type Placement, stateOf } from './placement.ts';
import { allPlacements } from './placementRecords.ts';

/** Health of versions over the last hour; `remote` limits it to one. */
export type HealthReader = (
  remote?: string,
) => Promise<(version: { market: string; remote: string; digest: string; canary: boolean }) => Health>;

/** Views of the registry for operators and teams, read from the database. */
export interface Views {
  /** Placements of all markets and remotes, or of the named ones. */
  placements(of?: { market?: string; remote?: string }): Promise<PlacementView[]>;
  /** Everything about one remote; null: never published. */
  remote(name: string): Promise<RemoteView | null>;
  /** Every remote with its latest version and the number of versions. */
  remotes(): Promise<{ name: string; team: string; latest: string; versions: number }[]>;
  /** A page of the audit, latest first. */
  audit(
    of: AuditQuery,
    paging: { page: number; pageSize: number },
  ): Promise<{ page: number; pageSize: number; total: number; rows: AuditEntry[] }>;
  /** Every market with its four-eyes rule and the revision of its latest change. */
  markets(): Promise<{ code: string; fourEyes: boolean; revision: number }[]>;
}

interface ViewDependencies {
  database: Database;
  versions: VerifiedVersions;
  health: HealthReader;
}

export function createViews({ database, versions, health }: ViewDependencies): Views {
  const placements: Views['placements'] = async ({ market, remote } = {}) => {
    const found = (await allPlacements(database)).filter(
      (placement) =>
        (market ?? placement.market) === placement.market && (remote ?? placement.remote) === placement.remote,
    );
    const [names, pending, healthOf] = await Promise.all([
      allVersionNames(database),
      pendingActs(database),
      health(remote),
    ]);
    return found.map((placement) => {
      const { canary, digest, ...where } = placement;
      const place = { market: where.market, remote: where.remote };
      return {
        ...place,
        revision: where.revision,
        ...stateOf(placement, (shown) => names.get(`${place.remote} ${shown}`) ?? ''),
        canarySince: canary?.since.toISOString() ?? null,
        health: healthOf({ ...place, digest, canary: false }),
        canaryHealth: canary && healthOf({ ...place, digest: canary.digest, canary: true }),
        pending: pending.filter((act) => act.market === place.market && act.remote === place.remote),
      };
    });
  };

  const remote: Views['remote'] = async (name) => {
    const published = await versionsOf(database, name);
    const [latest] = published;
    if (!latest) return null;
    const placed = (await allPlacements(database)).filter((placement) => placement.remote === name);
    const whole = new Map(versions.known().map((version) => [`${version.remote} ${version.digest}`, version.files]));
    return {
      name,
      team: latest.manifest.descriptor.team,
      versions: published.map(
        ({ manifest, digest, key, publishedAt, publishedBy, bytes }): VersionView => ({
          version: manifest.descriptor.version,
          digest,
          publishedBy,
          bytes,
          publishedAt: publishedAt.toISOString(),
          signer: { team: manifest.descriptor.team, key },
          firstViewBytes: firstViewBytes(manifest, whole.get(`${name} ${digest}`)),
          files: manifest.files,
          descriptor: manifest.descriptor,
          builtWith: manifest.builtWith,
          markets: placed.filter((placement) => shows(placement, digest)).map(({ market }) => market),
        }),
      ),
      placements: await placements({ remote: name }),
    };
  };

  return {
    placements,
    remote,
    async remotes() {
      const rows = await database.query<{ name: string; team: string; versions: string[] }>(
        `SELECT r.name, r.team, array_agg(v.version) AS versions FROM remote r JOIN remote_version v ON v.remote = r.name
         GROUP BY r.name, r.team ORDER BY r.name`,
      );
      return rows.map(({ name, team, versions: all }) => ({
        name,
        team,
        latest: latestOf(all) ?? '',
        versions: all.length,
      }));
    },
    async audit(of, { page, pageSize }) {
      const [total, rows] = await Promise.all([
        auditTotal(database, of),
        auditEntries(database, of, { page, pageSize }),
      ]);
      return { page, pageSize, total, rows };
    },
    markets: () =>
      database.query(
        `SELECT m.code, m.four_eyes AS "fourEyes", coalesce(max(p.revision), 0) AS revision
         FROM markets.market m LEFT JOIN placement p ON p.market_code = m.code GROUP BY m.code, m.four_eyes ORDER BY m.code`,
      ),
  };
}

const shows = ({ enabled, digest, canary }: Placement, version: string): boolean =>
  enabled && (digest === version || canary?.digest === version);

/**
 * Transfer size of the largest first view among pages, widgets and modals; uncompressed where no compressed form is
 * available.
 */
function firstViewBytes({ entry, modules, files }: Manifest, hosted?: ReadonlyMap<string, HostedFile>): number {
  const travels = (file: string): number => hosted?.get(file)?.brotli?.bytes ?? files[file]?.bytes ?? 0;
  const views = Object.values(modules).map(({ js, css }) => new Set([entry, ...js, ...css]));
  return Math.max(0, ...views.map((view) => [...view].reduce((sum, file) => sum + travels(file), 0)));
}

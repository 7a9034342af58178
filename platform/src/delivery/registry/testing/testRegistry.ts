import path from 'node:path';
import { type KeyPair, newKeyPair } from '@unisite/publishing';
import type { LiveEvent } from '@unisite/shared/contract';
import type { OperatorEvent } from '@unisite/shared/contract/operators';
import type { Health } from '@unisite/shared/contract/rollout';
import type { Database } from '../../../foundation/database/connect.ts';
import { silentLog } from '../../../foundation/log/log.ts';
import { testDatabase } from '../../../testing/testDatabase.ts';
import { RegistryError } from '../acts/registryError.ts';
import { RevisionConflict } from '../acts/revisionConflict.ts';
import { createRegistry, type Registry } from '../registry.ts';
import { createCheckWorker } from '../versions/checking.ts';
import type { Build } from '../versions/publishVersion.ts';
import type { Offers } from './builtManifest.ts';
import { signedBuild } from './signedBuild.ts';
import { temporaryFolder } from './writeBuild.ts';

export const reason = { who: 'operator:lan', why: 'a test' };
export const other = { who: 'operator:ops', why: 'a second look' };

/** A registry with its own database, a clock that the test controls, and the events it publishes. */
export interface TestRegistry {
  readonly registry: Registry;
  readonly database: Database;
  /** For statements that only the tables' owner may run. */
  readonly owner: Database;
  readonly folder: string;
  readonly announced: LiveEvent[];
  readonly operatorEvents: OperatorEvent[];
  readonly faults: string[];
  /** Advances the clock. */
  pass(time: { minutes?: number; days?: number }): Date;
  /** The registry after a restart, or in a second process. */
  open(): Promise<Registry>;
  /** A team's key pair, registered. */
  team(name?: string): Promise<KeyPair>;
  /** A signed build: with the team's own key unless another is given. */
  build(offers: Offers, keys?: KeyPair): Promise<Build>;
  /** Publishes a build and returns its digest. */
  publish(offers: Offers): Promise<string>;
  /** What a market shows, as `mf-games 1.0.0`. */
  shown(market?: string, visitor?: string): string[];
  /** The latest acts of the audit, as `promote mf-games VN`. */
  audit(): Promise<string[]>;
  close(): Promise<void>;
}

/** One thread for all registries, because starting one dominates the cost of publishing a small build. */
const check = createCheckWorker(silentLog);
const nobody: Health = { visits: 0, failures: 0, p75: null };

export async function testRegistry(): Promise<TestRegistry> {
  const { folder, remove } = await temporaryFolder();
  const { database, owner, drop } = await testDatabase();
  let now = new Date('2026-11-20T10:00:00Z');
  const announced: LiveEvent[] = [];
  const operatorEvents: OperatorEvent[] = [];
  const faults: string[] = [];
  const keys = new Map<string, Promise<KeyPair>>();

  const open = async (): Promise<Registry> => {
    const registry = createRegistry({
      database,
      artifactsFolder: path.join(folder, 'artifacts'),
      clock: () => now,
      log: { ...silentLog, error: (facts, message) => faults.push(`${message} ${JSON.stringify(facts)}`) },
      check,
      announce: (_market, event) => void announced.push(event),
      publishToOperators: (event) => void operatorEvents.push(event),
      health: async () => () => nobody,
    });
    await registry.open();
    return registry;
  };
  const registry = await open();

  const team = (name = 'testers'): Promise<KeyPair> => {
    const made = keys.get(name) ?? register(name);
    keys.set(name, made);
    return made;
  };
  const register = async (name: string): Promise<KeyPair> => {
    const pair = newKeyPair();
    await registry.teams.admitKey(name, pair.publicKey, reason);
    return pair;
  };
  const build = async (offers: Offers, signer?: KeyPair): Promise<Build> =>
    signedBuild(offers, signer ?? (await team(offers.team)));

  return {
    registry,
    database,
    owner,
    folder,
    announced,
    operatorEvents,
    faults,
    open,
    team,
    build,
    pass({ minutes = 0, days = 0 }) {
      now = new Date(now.getTime() + (days * 24 * 60 + minutes) * 60_000);
      return now;
    },
    publish: async (offers) => (await registry.publish(await build(offers), reason)).digest,
    shown: (market = 'VN', visitor) =>
      registry.snapshot(market, visitor).remotes.map(({ name, version }) => `${name} ${version}`),
    async audit() {
      const { rows } = await registry.views.audit({}, { page: 1, pageSize: 100 });
      return rows.map(({ act, remote, market }) => [act, remote, market ?? ''].filter((word) => word !== '').join(' '));
    },
    async close() {
      await drop();
      await remove();
    },
  };
}

/** The codes of a registry refusal; `CHANGED` for a revision conflict. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof RegistryError) return failure.reasons.map(({ code }) => code).join(' ');
  if (failure instanceof RevisionConflict) return 'CHANGED';
  throw new Error(`not refused: ${String(failure)}`);
}

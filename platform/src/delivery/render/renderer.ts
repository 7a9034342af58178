import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderRequest } from '@unisite/shared/contract/rendering';
import type { Log } from '../../foundation/log/log.ts';
import type { Isolation } from './isolation.ts';
import { type RenderLimits, usualLimits } from './limits.ts';
import { createPauses, type Pauses } from './pauses.ts';
import { readScript } from './readScript.ts';
import type { NotRendered, Rendered, RenderSource, ServerScript } from './rendered.ts';
import { startProcess } from './renderProcess.ts';
import { createVersionProcess, type OnFault, type VersionProcess, type Wait } from './versionProcess.ts';

/** Renders modules in processes, one per version, so that versions and teams share nothing. */
export interface Renderer {
  readonly isolation: Isolation['level'];
  /**
   * Renders a module. Never throws: failures are data. After the caller's patience it returns `late`, and the render
   * continues.
   */
  render(source: RenderSource, request: RenderRequest, wait: Wait): Promise<Rendered>;
  /** Starts and warms the processes of these sources, as far as there is room. */
  prepare(sources: readonly RenderSource[]): void;
  /** Ends every process. */
  close(): void;
}

export interface RendererNeeds {
  readonly isolation: Isolation;
  /** The host's bundle: React and everything else that bundles share. */
  readonly host: ServerScript;
  /** Maximum number of processes; 0: nothing is rendered. Each takes about 100 MB. */
  readonly processes: number;
  readonly log: Log;
  readonly onFault: OnFault;
  readonly clock?: () => number;
  readonly limits?: RenderLimits;
}

/** Versions whose pauses are remembered after their process was ended to make room. */
const MOST_PAUSES = 500;

/**
 * A process used this recently stays: with more versions than processes, the first ones are rendered, rather than
 * restarting a process for each in turn.
 */
const KEPT_MS = 30_000;

const skipped = (cause: NotRendered): Rendered => ({ state: 'skipped', cause });

/** @throws when the host's bundle does not match its hash. */
export async function createRenderer(needs: RendererNeeds): Promise<Renderer> {
  const { isolation, processes, log, onFault, clock = Date.now, limits = usualLimits } = needs;
  const host = {
    code: await readScript(needs.host),
    globals: await readFile(path.join(import.meta.dirname, 'process/globals.js'), 'utf8'),
  };
  /** Least recently used first. */
  const versions = new Map<string, { version: VersionProcess; place: number; usedAt: number }>();
  const remembered = new Map<string, Pauses>();

  function pausesOf(id: string): Pauses {
    const pauses = remembered.get(id) ?? createPauses();
    remembered.delete(id);
    remembered.set(id, pauses);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_PAUSES && oldest !== undefined) remembered.delete(oldest);
    return pauses;
  }

  /** A place for one more process; null when all are in use. */
  function freePlace(): number | null {
    if (versions.size >= processes) {
      const before = clock() - KEPT_MS;
      const idle = [...versions].find(([, { version, usedAt }]) => usedAt <= before && version.isIdle());
      if (!idle) return null;
      const [id, { version }] = idle;
      version.stop();
      versions.delete(id);
    }
    const taken = new Set([...versions.values()].map(({ place }) => place));
    return [...Array(processes).keys()].find((place) => !taken.has(place)) ?? null;
  }

  function versionOf(source: RenderSource): VersionProcess | null {
    const known = versions.get(source.id);
    if (known) {
      versions.delete(source.id);
      versions.set(source.id, { ...known, usedAt: clock() });
      return known.version;
    }
    const place = freePlace();
    if (place === null) return null;
    const version = createVersionProcess({
      source,
      host,
      limits,
      clock,
      log,
      onFault,
      pauses: pausesOf(source.id),
      startProcess: () => startProcess(isolation, place),
    });
    versions.set(source.id, { version, place, usedAt: clock() });
    return version;
  }

  const mayRun = (source: RenderSource): boolean => isolation.level === 'full' || source.isHouse;

  return {
    isolation: isolation.level,
    async render(source, request, wait) {
      if (!mayRun(source)) return skipped('not isolated');
      if (request.session && !source.isHouse) return skipped('personal');
      if (!source.modules.includes(request.module)) return skipped('not offered');
      return versionOf(source)?.render(request, wait) ?? skipped('busy');
    },
    prepare(sources) {
      for (const source of sources.filter(mayRun).slice(0, processes)) versionOf(source)?.start();
    },
    close() {
      for (const { version } of versions.values()) version.stop();
      versions.clear();
    },
  };
}

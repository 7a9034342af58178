import { StartupError } from '../../../foundation/process/startupError.ts';
import type { Rule } from './verdict.ts';

/** Settings of the health watcher. */
export interface WatchSettings extends Rule {
  /** Interval between rounds, seconds. */
  readonly everySeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `HEALTH_EVERY_SECONDS` (5), `HEALTH_MINIMUM_VISITS` (20), `HEALTH_MINIMUM_REPORTERS` (3; 1 in a demonstration,
 * where everyone has the same address) and `HEALTH_MARGIN_POINTS` (5 percentage points). Throws `StartupError` with one
 * sentence for an unusable value.
 */
export function readWatchSettings(environment: Environment, mode: 'demonstration' | 'production'): WatchSettings {
  const read = (name: string, usual: number, least: number, most: number): number => {
    const value = Number(environment[name] || usual);
    if (!(value >= least && value <= most)) {
      throw new StartupError(`${name} is "${environment[name]}"; it must be a number from ${least} to ${most}.`);
    }
    return value;
  };
  return {
    everySeconds: read('HEALTH_EVERY_SECONDS', 5, 0.1, 3600),
    minimumVisits: read('HEALTH_MINIMUM_VISITS', 20, 1, 1_000_000),
    minimumReporters: read('HEALTH_MINIMUM_REPORTERS', mode === 'demonstration' ? 1 : 3, 1, 10_000),
    margin: read('HEALTH_MARGIN_POINTS', 5, 0.1, 100) / 100,
  };
}

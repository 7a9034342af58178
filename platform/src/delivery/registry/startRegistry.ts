import path from 'node:path';
import type { Services } from './services.ts';
import { publishAtStart } from './versions/publishAtStart.ts';

/** Maximum delay in noticing a change when its event is lost during a reconnect. */
const RELOAD_MS = 30_000;
/** Maximum delay of scheduled acts. */
const DUE_MS = 1_000;

/**
 * Opens the registry, publishes the house's remotes in demonstration mode, and follows other processes' changes and due
 * acts. Returns a function that stops it.
 */
export async function startRegistry({ registry, settings, markets, live, log }: Services): Promise<() => void> {
  await registry.open();
  if (settings.mode === 'demonstration') {
    await publishAtStart(registry, {
      folders: settings.remotesDirs,
      markets: (await markets.all()).map(({ code }) => code),
      keys: path.join(settings.dataDir, 'team-keys'),
      log,
    });
  }
  const reload = (): void =>
    void registry.reload().catch((error: unknown) => log.warn({ error }, 'the registry was not read again'));
  const runDue = (): void =>
    void registry.acts.runDue().catch((error: unknown) => log.warn({ error }, 'scheduled acts were put off'));
  const stopHearing = [
    live.subscribe((_audience, event) => {
      if (event.type === 'registry') reload();
    }),
    live.subscribeOperators(({ type }) => {
      if (type === 'teams') reload();
    }),
  ];
  const timers = [setInterval(reload, RELOAD_MS).unref(), setInterval(runDue, DUE_MS).unref()];
  return () => {
    for (const stop of stopHearing) stop();
    for (const timer of timers) clearInterval(timer);
  };
}

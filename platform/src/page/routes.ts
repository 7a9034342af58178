import path from 'node:path';
import { bootstrap } from '@unisite/shared/contract';
import { presentedCookieOf } from '../access/session.ts';
import { openMedia } from '../hosting/media.ts';
import { serveFiles } from '../hosting/routes.ts';
import { sendMissing } from '../hosting/sendFile.ts';
import { openShell, type ShellAssets } from '../hosting/shellAssets.ts';
import type { Serve } from '../http/serve.ts';
import { publishAtStart } from '../registry/publishAtStart.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import type { Services } from '../services.ts';
import { bootstrapOf } from './bootstrap.ts';
import { bootstrapParts, type PageServices } from './bootstrapParts.ts';
import { serveReports } from './cspReports.ts';
import { pages } from './pages.ts';
import { wantsPage } from './wantsPage.ts';

/** Should an event of another process be lost while the connection is replaced, its change is seen this much later. */
const RELOAD_MS = 30_000;

/** The page, the files it is made of, and the registry behind them. */
export async function routes(serve: Serve, services: Services): Promise<void> {
  const { server } = serve;
  const { dataDir } = services.settings;
  const registry = await startRegistry(serve, services);
  const shell = await startShell(services);
  const all: PageServices = { ...services, registry, shell };

  serveFiles(server, { registry, shell, media: await openMedia(path.join(dataDir, 'media')) });
  serveReports(server, services);

  serve(bootstrap, async (_request, context) =>
    bootstrapOf(
      await bootstrapParts(all, {
        market: context.market,
        ip: context.ip,
        presented: await presentedCookieOf(services, context),
        languageCookie: context.cookies.get('lang'),
        acceptLanguage: context.headers.get('accept-language'),
      }),
    ),
  );

  const answerPage = pages(all);
  server.get('/*', async (request, reply) => {
    const isPage = wantsPage(request.headers, request.url.split('?')[0] ?? '/');
    return isPage ? answerPage(request, reply) : sendMissing(reply);
  });
}

async function startRegistry(
  { server }: Serve,
  { database, clock, log, live, markets, settings }: Services,
): Promise<Registry> {
  const registry = await openRegistry({
    database,
    artifactsFolder: path.join(settings.dataDir, 'artifacts'),
    clock,
    log,
    announce: (market, event) => live.publish({ market }, event),
  });
  if (settings.mode === 'demonstration') {
    const codes = (await markets.all()).map(({ code }) => code);
    await publishAtStart(registry, { folders: settings.remotesDirs, markets: codes, log });
  }
  const reload = (): void =>
    void registry.reload().catch((error: unknown) => log.warn({ error }, 'the registry was not read again'));
  const stopHearing = live.subscribe((_audience, event) => {
    if (event.type === 'registry') reload();
  });
  const timer = setInterval(reload, RELOAD_MS).unref();
  server.addHook('onClose', async () => {
    stopHearing();
    clearInterval(timer);
  });
  return registry;
}

async function startShell({ settings, log }: Services): Promise<ShellAssets | null> {
  if (!settings.shellDist) return null;
  try {
    return await openShell(settings.shellDist, path.join(settings.dataDir, 'assets'), log);
  } catch (error) {
    log.error({ error, folder: settings.shellDist }, 'there is no shell to serve');
    return null;
  }
}

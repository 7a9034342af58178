import path from 'node:path';
import { bootstrap } from '@unisite/shared/contract';
import { presentedCookieOf } from '../../access/identity/index.ts';
import type { RateRule } from '../../foundation/http/rateLimits.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import {
  createRenderAccount,
  openMedia,
  openShell,
  type ShellAssets,
  sendNotFound,
  serveFiles,
  startRegistry,
} from '../registry/index.ts';
import { bootstrapOf } from './bootstrap.ts';
import { bootstrapParts, type PageServices } from './bootstrapParts.ts';
import { serveReports } from './cspReports.ts';
import { askHomePage } from './dictionaries/askHomePage.ts';
import { dictionaryStore } from './dictionaries/dictionaryStore.ts';
import { pageDictionaries } from './dictionaries/pageDictionaries.ts';
import { serveDictionaries } from './dictionaries/serveDictionaries.ts';
import { serveForms } from './forms/serveForms.ts';
import { liveEvents } from './liveEvents.ts';
import { pages } from './pages.ts';
import type { Services } from './services.ts';
import { serveSnapshot } from './snapshotRoute.ts';
import { startPageRenderer } from './startPageRenderer.ts';
import { presentedVisitor } from './visitor.ts';
import { wantsPage } from './wantsPage.ts';

/** The page, its files, and the registry behind them. */
export async function routes(serve: Serve, services: Services): Promise<void> {
  const { server } = serve;
  const { mediaDir } = services.settings;
  const { registry, log } = services;
  const stopRegistry = await startRegistry(services);
  server.addHook('onClose', async () => stopRegistry());
  const shell = await startShell(services);
  const renderer = shell && (await startRenderer(services, shell));
  server.addHook('onClose', async () => renderer?.close());
  const all: PageServices = { ...services, shell, renderer: renderer?.renderer ?? null };

  serveFiles(server, { registry, shell, media: await openMedia(mediaDir, log), log });
  serveReports(server, services);
  serveSnapshot(server, services);
  liveEvents(serve, services);

  serve(bootstrap, async (_request, context) =>
    bootstrapOf(
      await bootstrapParts(all, {
        market: context.market,
        ip: context.ip,
        presented: await presentedCookieOf(services, context),
        visitor: presentedVisitor((name) => context.cookies.get(name)),
        languageCookie: context.cookies.get('lang'),
        balanceCookie: context.cookies.get('balanceHidden'),
        acceptLanguage: context.headers.get('accept-language'),
      }),
    ),
  );

  const store = dictionaryStore(path.join(services.settings.dataDir, 'dictionaries'));
  serveDictionaries(server, store);
  const dictionaries = pageDictionaries({
    store,
    log,
    clock: services.clock,
    askHomePage: (kind) => askHomePage(server, kind, all.renderer !== null),
  });
  server.addHook('preClose', dictionaries.settled); // a dictionary being built requests its page from this server
  const answerPage = pages(all, server, dictionaries);
  serveForms(server, services, answerPage);
  server.get('/*', async (request, reply) => {
    const isPage = wantsPage(request.headers, request.url.split('?')[0] ?? '/');
    return isPage ? answerPage(request, reply) : sendNotFound(reply);
  });
}

const faultLines: RateRule = { name: 'lines about a version’s faults', burst: 3, perSecond: 1 / 60 };

async function startRenderer(services: Services, shell: ShellAssets) {
  const { settings, registry, markets, log } = services;
  const charge = createRenderAccount(services);
  return startPageRenderer({
    shell,
    registry,
    log,
    processes: settings.renderProcesses,
    markets: (await markets.all()).map(({ code }) => code),
    onFault({ id }, found) {
      // at most one line per minute and version: a fault repeats with every page
      if (services.rateLimits.take(faultLines, id) === 0)
        log.warn({ version: id, ...found }, 'a version was not rendered as it should');
      void charge({ digest: id, ...found });
    },
  });
}

async function startShell({ settings, log }: Services): Promise<ShellAssets | null> {
  if (!settings.shellDist) return null;
  try {
    return await openShell(settings.shellDist, path.join(settings.dataDir, 'assets'), log, settings.effort);
  } catch (error) {
    log.error({ error, folder: settings.shellDist }, 'there is no shell to serve');
    return null;
  }
}

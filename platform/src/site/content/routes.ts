import {
  customerService,
  feedback,
  helpCenter,
  ownFeedback,
  resources,
  routers,
  status,
  terms,
  whitelabelMenu,
} from '@unisite/shared/contract';
import { addressOf } from '../../foundation/http/ipAddress.ts';
import type { RateRule } from '../../foundation/http/rateLimits.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import type { Services } from '../../foundation/services.ts';
import { termsText, termsVersions } from '../markets/index.ts';
import { helpArticles, readAppEntries, readServiceEntries } from './content.ts';
import { keepFeedback, ownFeedbackPage } from './feedback.ts';
import { encryptPath } from './servicePath.ts';
import { whitelabelTree } from './whitelabel.ts';

/** Open to visitors without a session, so rate-limited by address. */
const feedbackPerAddress: RateRule = { name: 'feedback', burst: 10, perSecond: 1 / 60 };

/** Site status, switches, help and contact (specification sections 2 to 4). */
export function routes(serve: Serve, services: Services): void {
  const { database, markets, rateLimits, clock, live } = services;

  serve(status, async ({ url }, { market, ip }) => {
    const named = url === undefined ? market : await markets.byHost(url);
    if (!named) throw new Refusal('UNKNOWN_MARKET');
    return markets.statusOf(named, ip);
  });

  serve(whitelabelMenu, async (_request, { market }) => ({ tree: whitelabelTree(market) }));

  serve(routers, async (_request, { market }) => ({ domainList: [...market.domains] }));

  serve(helpCenter, async ({ topic }, { language }) => ({ articles: await helpArticles(database, language, topic) }));

  serve(terms, async ({ version }, { market, language }) => {
    const versions = await termsVersions(database, market.code);
    const shown = version === undefined ? versions[0] : versions.find((one) => one.version === version);
    const text = shown && (await termsText(database, market.code, shown.version));
    if (!text) throw new Refusal('NOT_FOUND');
    const toWire = ({ version, publishedAt, changed }: typeof shown) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      changed: changed[language],
    });
    return { ...toWire(shown), text: text[language], versions: versions.map(toWire) };
  });

  serve(customerService, async (_request, { market, language }) => {
    const entries = await readServiceEntries(database, market.code);
    return {
      version: {
        pathList: entries.map(({ type, title, path }) => ({ type, title: title[language], path: encryptPath(path) })),
      },
    };
  });

  serve(resources, async (_request, { market, origin }) => ({
    rows: (await readAppEntries(database, market.code)).map(({ type, label, url, qrUrl }) => ({
      resourceType: type,
      labelNameEn: label,
      url,
      // An absolute URL, because a phone reads it outside of this page.
      qrCodeUrl: new URL(qrUrl, origin).href,
    })),
  }));

  serve(feedback, async ({ content, contact }, { market, session, ip, storeResponse }) => {
    const wait = rateLimits.take(feedbackPerAddress, addressOf(ip));
    if (wait > 0) {
      const seconds = Math.ceil(wait);
      throw new Refusal('TOO_MANY_REQUESTS', { params: { seconds }, retryAfter: seconds });
    }
    const kept = await database.transaction(async (q) => {
      const reference = await keepFeedback(q, {
        market: market.code,
        memberId: session?.memberId ?? null,
        content,
        contact: contact?.trim() || null,
        at: clock(),
      });
      await storeResponse(q, { reference });
      return { reference };
    });
    await live.publishToOperators({ type: 'feedback' });
    return kept;
  });

  serve(ownFeedback, async ({ page, pageSize }, { session }) => ({
    page,
    pageSize,
    ...(await ownFeedbackPage(database, session.memberId, { page, pageSize })),
  }));
}

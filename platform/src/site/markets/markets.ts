import type { Queryable } from '../../foundation/database/connect.ts';
import { domainOf, type Market, type Markets } from '../../foundation/http/market.ts';
import { createCountries } from './countries.ts';
import { statusIn } from './status.ts';

interface MarketRow extends Omit<Market, 'name' | 'domains'> {
  readonly nameVi: string;
  readonly nameEn: string;
  readonly domains: string[] | null;
}

const MAX_AGE_MS = 2_000;

/** The site's markets, cached: a change is visible at once after `forget`, otherwise within two seconds. */
export function createMarkets(database: Queryable): Markets {
  let cached: { at: number; markets: Promise<readonly Market[]> } | null = null;

  const countryOf = createCountries(database);
  const all = () => {
    const now = performance.now();
    if (!cached || now - cached.at > MAX_AGE_MS) {
      const markets = readMarkets(database);
      const entry = { at: now, markets };
      cached = entry;
      markets.catch(() => {
        if (cached === entry) cached = null;
      });
    }
    return cached.markets;
  };

  return {
    all,
    async byHost(host) {
      const domain = domainOf(host);
      return (await all()).find((market) => market.domains.includes(domain)) ?? null;
    },
    async byCode(code) {
      return (await all()).find((market) => market.code === code) ?? null;
    },
    statusOf: async (market, ip) => statusIn(market, { ip, country: await countryOf(ip) }),
    forget() {
      cached = null;
    },
  };
}

async function readMarkets(database: Queryable): Promise<readonly Market[]> {
  const rows = await database.query<MarketRow>(`
    SELECT m.code, m.name_vi AS "nameVi", m.name_en AS "nameEn", m.currency, m.languages, m.default_language AS "defaultLanguage",
      m.time_zone AS "timeZone", m.switches, m.affiliates_url AS "affiliatesUrl", m.status, m.status_until AS "statusUntil",
      ARRAY(SELECT r.country FROM restricted_country r WHERE r.market_code = m.code) AS "restrictedCountries",
      (SELECT array_agg(d.domain ORDER BY d.domain) FROM market_domain d WHERE d.market_code = m.code) AS domains
    FROM market m ORDER BY m.code`);
  return rows.map(({ nameVi, nameEn, domains, ...market }) => ({
    ...market,
    name: { vi: nameVi, en: nameEn },
    domains: domains ?? [],
  }));
}

/** Adds domains to markets. Returns codes of unknown markets. */
export async function addMarketDomains(q: Queryable, domains: ReadonlyMap<string, string>): Promise<string[]> {
  if (domains.size === 0) return [];
  const values = [[...domains.keys()], [...domains.values()]];
  await q.query(
    `INSERT INTO market_domain (domain, market_code) SELECT d.domain, m.code FROM unnest($1::text[], $2::text[]) AS d (domain, code)
     JOIN market m ON m.code = d.code ON CONFLICT (domain) DO UPDATE SET market_code = excluded.market_code`,
    values,
  );
  const unknown = await q.query<{ code: string }>(
    'SELECT DISTINCT code FROM unnest($1::text[]) AS code WHERE code NOT IN (SELECT m.code FROM market m) ORDER BY code',
    [values[1]],
  );
  return unknown.map(({ code }) => code);
}

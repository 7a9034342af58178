import type { Bootstrap, Language, Localized, SystemStatus } from '@unisite/shared/contract';

/** What a call knows about the market of its host. */
export interface Market {
  readonly code: string;
  readonly name: Localized;
  readonly currency: string;
  readonly languages: Language[];
  readonly defaultLanguage: Language;
  readonly timeZone: string;
  readonly switches: Bootstrap['market']['switches'];
  readonly affiliatesUrl: string | null;
  /** Specification section 4: 0 normal, 1 maintenance, 2 region restricted. */
  readonly status: SystemStatus['status'];
  readonly statusUntil: Date | null;
  /** Countries that the market does not serve, ISO 3166. */
  readonly restrictedCountries: readonly string[];
  readonly domains: string[];
}

/** The markets of this site. The markets domain keeps them. */
export interface Markets {
  byHost(host: string): Promise<Market | null>;
  byCode(code: string): Promise<Market | null>;
  all(): Promise<readonly Market[]>;
  /** Whether a market is open to an address. */
  statusOf(market: Market, ip: string): Promise<SystemStatus>;
  /** Makes the next call reload them. */
  forget(): void;
}

/** The domain of a Host header: lower case, without the port. */
export function domainOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

import type { Language, SealingKey, SessionInfo, Snapshot, SystemStatus } from '@unisite/shared/contract';
import { type PresentedMember, sessionInfo } from '../../access/identity/index.ts';
import type { Market } from '../../foundation/http/market.ts';
import type { ShellAssets } from '../registry/index.ts';
import { pageLanguage } from './pageLanguage.ts';
import type { PageRenderer } from './pageRenderer.ts';
import type { Services } from './services.ts';

export interface PageServices extends Services {
  /** Null when there is no shell build to serve. */
  readonly shell: ShellAssets | null;
  /** Null: the browser renders pages. */
  readonly renderer: PageRenderer | null;
}

/** The request for a page or a bootstrap, and what the browser states. */
export interface Visit {
  market: Market;
  ip: string;
  presented: PresentedMember;
  /** The visitor's id; null: none, so no canary applies. */
  visitor: string | null;
  languageCookie: string | undefined;
  balanceCookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** What a visit's bootstrap is made of. */
export interface BootstrapParts {
  market: Market;
  status: SystemStatus;
  snapshot: Snapshot;
  sealingKey: SealingKey;
  session: SessionInfo | null;
  balanceHidden: boolean;
  language: Language;
}

export async function bootstrapParts(
  services: PageServices,
  { market, ip, presented, visitor, languageCookie, balanceCookie, acceptLanguage }: Visit,
): Promise<BootstrapParts> {
  const [status, sealingKey] = await Promise.all([services.markets.statusOf(market, ip), services.sealing.publicKey()]);
  const live = presented.state === 'live' ? presented : null;
  const language = pageLanguage({
    market,
    cookie: languageCookie,
    member: live?.member.language ?? null,
    acceptLanguage,
  });
  return {
    market,
    status,
    snapshot: services.registry.snapshot(market.code, visitor),
    sealingKey,
    session: live && (await sessionInfo(services, live.session, live.member, { language })),
    // a guest's page is the same for everyone
    balanceHidden: live !== null && balanceCookie === '1',
    language,
  };
}

/** Whether the market is open to the visitor. */
export const isOpen = ({ status }: Pick<BootstrapParts, 'status'>): boolean => status.status === 0;

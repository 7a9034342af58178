import type { Language, SealingKey, SessionInfo, Snapshot, SystemStatus } from '@unisite/shared/contract';
import { type PresentedMember, sessionInfo } from '../../access/identity/index.ts';
import type { Market } from '../../foundation/http/market.ts';
import type { ShellAssets } from '../registry/index.ts';
import { pageLanguage } from './pageLanguage.ts';
import type { PageRenderer } from './pageRenderer.ts';
import type { Services } from './services.ts';

export interface PageServices extends Services {
  /** Null while there is no build of the shell to serve. */
  readonly shell: ShellAssets | null;
  /** Null: pages are rendered in the browser. */
  readonly renderer: PageRenderer | null;
}

/** Who asks for a page or a bootstrap, and what his browser says. */
export interface Visit {
  market: Market;
  ip: string;
  presented: PresentedMember;
  /** His id; null: he has none and tries nothing. */
  visitor: string | null;
  languageCookie: string | undefined;
  balanceCookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** What the bootstrap of a visit is made of. */
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
    // a guest's page is the same for all
    balanceHidden: live !== null && balanceCookie === '1',
    language,
  };
}

/** Whether the market is open to the visitor. */
export const isOpen = ({ status }: Pick<BootstrapParts, 'status'>): boolean => status.status === 0;

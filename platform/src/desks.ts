import { identityDesk } from './access/identity/index.ts';
import { protectionDesk } from './access/protection/index.ts';
import { verificationDesk } from './access/verification/index.ts';
import { agentsDesk } from './agents/centre/index.ts';
import { payRunsDesk } from './agents/contracts/index.ts';
import { reportsDesk } from './agents/figures/index.ts';
import { registryDesk } from './delivery/registry/index.ts';
import { cashDesk } from './money/cash/index.ts';
import { walletsDesk } from './money/wallets/index.ts';
import type { Desks } from './operators/desks/index.ts';
import { membersDesk } from './operators/members/index.ts';
import { lotteryDesk } from './play/lottery/index.ts';
import { vendorsDesk } from './play/seamless/index.ts';
import { bonusesDesk } from './rewards/bonuses/index.ts';
import { missionsDesk } from './rewards/missions/index.ts';
import { pointsDesk } from './rewards/points/index.ts';
import { promotionsDesk } from './rewards/promotions/index.ts';
import { raffleDesk } from './rewards/raffle/index.ts';
import type { Services } from './services.ts';
import { feedbackDesk } from './site/content/index.ts';
import { mailingsDesk } from './site/mailings/index.ts';
import { termsDesk } from './site/markets/index.ts';
import { messagesDesk } from './site/messages/index.ts';
import { settingsDesk } from './site/settings/index.ts';
import { openMoneySigns, signsDesk } from './site/signs/index.ts';

/** Operators' acts, desk by desk. A kind of proposal without a desk does not compile. */
export function desksOf(services: Services): Desks {
  const desks = {
    members: membersDesk(services),
    identity: identityDesk(services),
    verification: verificationDesk(services),
    protection: protectionDesk(services),
    cash: cashDesk({ ...services, openMoneySigns }),
    wallets: walletsDesk(services),
    vendors: vendorsDesk(services),
    lottery: lotteryDesk(services),
    bonuses: bonusesDesk(services),
    promotions: promotionsDesk(services),
    points: pointsDesk(services),
    missions: missionsDesk(services),
    raffle: raffleDesk(services),
    agents: agentsDesk(services),
    payRuns: payRunsDesk(services),
    reports: reportsDesk(services),
    terms: termsDesk(services),
    settings: settingsDesk(services),
    messages: messagesDesk(services),
    mailings: mailingsDesk(services),
    feedback: feedbackDesk(services),
    signs: signsDesk(services),
    registry: registryDesk(services),
  };
  return {
    all: Object.values(desks),
    kinds: {
      ...desks.members.kinds,
      ...desks.protection.kinds,
      ...desks.cash.kinds,
      ...desks.vendors.kinds,
      ...desks.lottery.kinds,
      ...desks.bonuses.kinds,
      ...desks.promotions.kinds,
      ...desks.points.kinds,
      ...desks.missions.kinds,
      ...desks.raffle.kinds,
      ...desks.agents.kinds,
      ...desks.payRuns.kinds,
      ...desks.settings.kinds,
      ...desks.messages.kinds,
      ...desks.mailings.kinds,
    },
  };
}

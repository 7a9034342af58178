import { collectableDebts, collectDebt, createBalancePublisher } from '../ledger/index.ts';
import type { Services } from './services.ts';

const AT_A_TIME = 50;

/** The account record's text for a repaid debt. */
const debtSubject = { vi: 'Thu hồi khoản nợ', en: 'Debt repaid' } as const;

/** Collects members' debts as far as their wallets now cover them. A failure is logged and delays nobody else. */
export async function collectDebts(services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): Promise<void> {
  const { database, clock, log } = services;
  for (const { memberId, currency } of await collectableDebts(database, AT_A_TIME)) {
    try {
      const taken = await database.transaction((q) =>
        collectDebt(q, { memberId, currency, subject: debtSubject, reference: 'DEBT', at: clock() }),
      );
      if (taken > 0n) createBalancePublisher(services)(memberId, 'debt');
    } catch (error) {
      log.error({ error, member: memberId }, 'a debt was not collected');
    }
  }
}

import type { BankAnswer } from '@unisite/shared/contract/operatorsCash';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { writeCashEvent } from '../events.ts';
import type { CashNews } from '../news.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import { isDisputed } from './nextState.ts';
import { tellAsked } from './tell.ts';
import { type WithdrawalRow, withdrawalById } from './withdrawalRows.ts';

interface Asking {
  readonly id: string;
  /** For the member to read. */
  readonly note: string;
  readonly account: string;
}

/**
 * Asks the bank again about a pay-out that is disputed; it stays disputed. The member reads the note at once; what the provider says, if anything, stands in
 * the events for operators. No money moves.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED
 */
export async function askBank(
  services: Services,
  news: CashNews,
  provider: PaymentProvider | null,
  { id, note, account }: Asking,
): Promise<WithdrawalRow> {
  const { database, clock } = services;
  const row = await database.transaction(async (q) => {
    const disputed = await withdrawalById(q, id, { lock: true });
    if (!disputed) throw new Refusal('NOT_FOUND');
    if (!isDisputed(disputed.state)) throw new Refusal('ALREADY_CLOSED');
    const asked = {
      withdrawal: id,
      state: disputed.state,
      who: `operator:${account}`,
      why: note,
      act: 'bankAsked',
    } as const;
    await writeCashEvent(q, clock(), asked);
    return disputed;
  });
  const why = await answerOf(services, provider, row);
  await writeCashEvent(database, clock(), {
    withdrawal: id,
    state: row.state,
    who: `provider:${row.provider}`,
    why,
    act: 'bankAnswered',
  });
  tellAsked(services, news, row, note);
  return (await withdrawalById(database, id)) ?? row;
}

async function answerOf(
  { log }: Pick<Services, 'log'>,
  provider: PaymentProvider | null,
  { id, reference, provider: code }: WithdrawalRow,
): Promise<BankAnswer> {
  if (provider?.code !== code) return 'silent';
  try {
    return (await provider.payOutStatus(reference)).state;
  } catch (error) {
    log.warn({ error, withdrawal: id }, 'a provider did not say what became of a pay-out');
    return 'silent';
  }
}

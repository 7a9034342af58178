import { addBankAccount, type MemberId, setWithdrawalPin } from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import type { CallOptions, TestPlatform } from '../../../testing/testPlatform.ts';
import { balanceOf } from '../../ledger/index.ts';

const PASSWORD = 'ngua chay 2026';
export const PIN = '246813';
let serial = 0;

export interface CashMember {
  readonly id: MemberId;
  readonly signedIn: CallOptions;
  /** Hundredths in the main wallet, and on hold. */
  balance(): Promise<bigint>;
  held(): Promise<bigint>;
  /** Adds a bank account with this last part of the number; returns its id. The first one sets the withdrawal PIN. */
  bankAccount(ending?: string): Promise<string>;
}

/** A member of the market INT with this much VND. */
export async function cashMember(platform: TestPlatform, vnd = 0): Promise<CashMember> {
  serial += 1;
  const account = `cash${process.pid}x${serial}`;
  const passwordHash = await hashPassword(PASSWORD);
  const { id } = await addMember(platform.database, { account, passwordHash, marketCode: 'INT' });
  if (vnd > 0) await deposit(platform.database, id, BigInt(vnd) * 100n);
  const { headers } = await platform.signIn(account, PASSWORD, { host: 'int.localhost' });
  const signedIn = { host: 'int.localhost', headers: { ...headers, 'x-language': 'en' } };
  let hasPin = false;
  return {
    id,
    signedIn,
    balance: () => balanceOf(platform.database, id),
    async held() {
      const [row] = await platform.database.query<{ balance: string }>(
        `SELECT balance FROM account WHERE kind = 'hold' AND owner = $1`,
        [id],
      );
      return BigInt(row?.balance ?? 0);
    },
    async bankAccount(ending = '5555') {
      if (!hasPin) {
        const set = await platform.call(setWithdrawalPin, { password: PASSWORD, withdrawalPin: PIN }, signedIn);
        if (!set.envelope.success) throw new Error('the figures were not set');
        hasPin = true;
      }
      serial += 1;
      const number = `${10_000_000 + serial}${ending}`;
      const request = { bank: 'HAIVAN', holder: 'Nguyen Van A', number, withdrawalPin: PIN };
      return (await platform.call(addBankAccount, request, signedIn)).value.id;
    },
  };
}

/** The code that a call was refused with, or OK. */
export const refusalCode = ({ envelope }: { readonly envelope: { success: boolean } }): string =>
  'code' in envelope ? String(envelope.code) : 'OK';

/** Waits until the condition holds, for at most 8 s. */
export async function eventually(look: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 8_000; !(await look()); ) {
    if (performance.now() > end) throw new Error('it did not come to be');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

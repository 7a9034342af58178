import {
  exclusionRegisterPath,
  type RegisterAnswer,
  type RegisterInquiry,
  registerAnswer,
} from '@unisite/shared/contract/exclusionRegister';
import { createSignedCaller } from '../../../foundation/http/signedCaller.ts';

/**
 * A national register of people who excluded themselves. One adapter a register.
 *
 * @throws where no answer comes, or one that is not in its form: nothing is known then
 */
export type ExclusionRegister = (person: RegisterInquiry) => Promise<RegisterAnswer>;

interface Reach {
  readonly mode: 'demonstration' | 'production';
  readonly sandboxUrl: string;
  readonly sandboxSecret: string;
}

/**
 * The register that markets may ask: the sandbox's in a demonstration. In production there is none before an adapter is
 * added, and a market that asks one lets nobody play.
 */
export function createExclusionRegister(
  { mode, sandboxUrl: origin, sandboxSecret: secret }: Reach,
  clock: () => Date,
): ExclusionRegister | null {
  if (mode !== 'demonstration') return null;
  const ask = createSignedCaller({ code: 'sandbox', origin, secret, clock });
  return (person) => ask(exclusionRegisterPath, person, registerAnswer);
}

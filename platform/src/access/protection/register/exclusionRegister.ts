import {
  exclusionRegisterPath,
  type RegisterAnswer,
  type RegisterInquiry,
  registerAnswer,
} from '@unisite/shared/contract/exclusionRegister';
import { createSignedCaller } from '../../../foundation/http/signedCaller.ts';

/**
 * A national register of self-excluded people. One adapter per register.
 *
 * @throws without a valid response: nothing is known then
 */
export type ExclusionRegister = (person: RegisterInquiry) => Promise<RegisterAnswer>;

interface Reach {
  readonly mode: 'demonstration' | 'production';
  readonly sandboxUrl: string;
  readonly sandboxSecret: string;
}

/**
 * The register that markets may use: the sandbox's in a demonstration. Production has none until an adapter is added,
 * and a market that uses one lets nobody play.
 */
export function createExclusionRegister(
  { mode, sandboxUrl: origin, sandboxSecret: secret }: Reach,
  clock: () => Date,
): ExclusionRegister | null {
  if (mode !== 'demonstration') return null;
  const ask = createSignedCaller({ code: 'sandbox', origin, secret, clock });
  return (person) => ask(exclusionRegisterPath, person, registerAnswer);
}

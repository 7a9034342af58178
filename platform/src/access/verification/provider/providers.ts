import { identityAnswer, identityProviderPaths } from '@unisite/shared/contract/identityProvider';
import { createSignedCaller } from '../../../foundation/http/signedCaller.ts';
import type { Services } from '../services.ts';
import type { IdentityProvider } from './identityProvider.ts';

/** The demonstration provider's name. */
const SANDBOX = 'sandbox';

/**
 * The provider of this platform: the sandbox's bureau in a demonstration. Production has none until an adapter is
 * added, and operators decide every check.
 */
export function identityProvider({ settings, clock }: Pick<Services, 'settings' | 'clock'>): IdentityProvider | null {
  if (settings.mode !== 'demonstration') return null;
  const { sandboxUrl: origin, sandboxSecret: secret } = settings;
  const ask = createSignedCaller({ code: SANDBOX, origin, secret, clock });
  return {
    code: SANDBOX,
    submit: (submission) => ask(identityProviderPaths.submission, submission, identityAnswer),
    answerTo: (reference) => ask(identityProviderPaths.answer, { reference }, identityAnswer),
  };
}

/** The secret that a provider signs its calls with; null for an unknown one. */
export const providerSecret = ({ settings }: Pick<Services, 'settings'>, code: string): string | null =>
  settings.mode === 'demonstration' && code === SANDBOX ? settings.sandboxSecret : null;

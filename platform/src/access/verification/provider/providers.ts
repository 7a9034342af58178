import { identityAnswer, identityProviderPaths } from '@unisite/shared/contract/identityProvider';
import { createSignedCaller } from '../../../foundation/http/signedCaller.ts';
import type { Services } from '../services.ts';
import type { IdentityProvider } from './identityProvider.ts';

/** The demonstration provider's name. */
const SANDBOX = 'sandbox';

/**
 * Who decides identity checks here: the sandbox's bureau in a demonstration. In production nobody does before an
 * adapter is added, and operators decide every check.
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

/** What a provider signs its calls with; null for one that is not let in. */
export const providerSecret = ({ settings }: Pick<Services, 'settings'>, code: string): string | null =>
  settings.mode === 'demonstration' && code === SANDBOX ? settings.sandboxSecret : null;

import type { Localized } from '@unisite/shared/contract/envelope';

interface RefusedCall extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly messages?: Localized | undefined;
  readonly fieldMessages?: Readonly<Record<string, Localized>> | undefined;
}

/** By name: a `CallError` comes from the site's client or the console's, and this file is bundled with either. */
export const isRefusal = (error: unknown): error is RefusedCall => error instanceof Error && error.name === 'CallError';

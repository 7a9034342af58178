/**
 * Modules that the page provides to all remotes as single copies: React, and the subpaths of `@unisite/shared` that
 * hold state or are worth sharing. Server builds require the same from their host.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@unisite/shared/api',
  '@unisite/shared/events',
  '@unisite/shared/i18n',
  '@unisite/shared/navigation',
  '@unisite/shared/remote',
  '@unisite/shared/schema',
  '@unisite/shared/session',
  '@unisite/shared/ui',
] as const;

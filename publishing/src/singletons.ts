/**
 * What the page gives to every remote as one copy: React, and the subpaths of `@unisite/shared` that hold state or are
 * worth sharing. A server build requires the same of its host.
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

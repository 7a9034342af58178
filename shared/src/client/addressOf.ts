import type { Endpoint } from '../contract/operation.ts';

export interface Addressed {
  /** The path with its parameters filled in. */
  readonly path: string;
  /** The path, with the query of a read call. */
  readonly address: string;
  /** The body; null: none. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

/**
 * The address of a call: `:name` parts of its path are filled in, and the rest of the request becomes the query, or the
 * body of a write. Undefined values are left out.
 */
export function addressOf(
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
  request: Readonly<Record<string, unknown>>,
): Addressed {
  const rest = new Map(Object.entries(request).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET' && method !== 'DELETE') return { path: filled, address: filled, body: Object.fromEntries(rest) };
  const query = queryOf([...rest].filter(([, value]) => value !== null));
  return { path: filled, address: query === '' ? filled : `${filled}?${query}`, body: null };
}

/** Commas and colons stay unescaped: `asks` of a remote lists addresses as people write them. */
const queryOf = (values: readonly (readonly [string, unknown])[]): string =>
  new URLSearchParams(values.map(([name, value]) => [name, String(value)]))
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');

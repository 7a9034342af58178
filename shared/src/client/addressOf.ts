import type { Endpoint } from '../contract/operation.ts';

export interface Addressed {
  /** The path with its parameters filled in. */
  readonly path: string;
  /** The path and, of a reading call, the query. */
  readonly address: string;
  /** What travels as the body; null: the call has none. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

/**
 * Where a call goes: `:name` parts of its path are filled, and what is left of the request travels as query or, where
 * something is written, as the body. What is not said in the request is left out.
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

/** Commas and colons as they are: a remote's `asks` name addresses as a person writes them. */
const queryOf = (values: readonly (readonly [string, unknown])[]): string =>
  new URLSearchParams(values.map(([name, value]) => [name, String(value)]))
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');

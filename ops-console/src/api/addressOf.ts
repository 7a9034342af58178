import type { OperatorCall } from '@unisite/shared/contract/operators';

/**
 * Where a call goes: `:name` parts of its path are filled, and what is left of the request travels as query or, where
 * something is written, as JSON.
 */
export function addressOf(
  { path, method }: Pick<OperatorCall, 'path' | 'method'>,
  request: Readonly<Record<string, unknown>>,
): { address: string; body: string | null } {
  const rest = new Map(Object.entries(request).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET' && method !== 'DELETE')
    return { address: filled, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  return { address: query === '' ? filled : `${filled}?${query}`, body: null };
}

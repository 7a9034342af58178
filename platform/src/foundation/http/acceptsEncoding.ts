/**
 * Whether an `Accept-Encoding` header accepts `encoding` (RFC 9110, 12.5.3): by name or by `*`, and not with weight 0.
 * `dcz` must be named: `*` does not cover dictionaries.
 */
export function acceptsEncoding(header: string | undefined, encoding: 'br' | 'gzip' | 'dcz'): boolean {
  const wishes = (header ?? '').split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  const wish =
    wishes.find(({ name }) => name === encoding) ??
    (encoding === 'dcz' ? undefined : wishes.find(({ name }) => name === '*'));
  return wish !== undefined && wish.weight > 0;
}

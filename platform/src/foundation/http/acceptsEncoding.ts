/**
 * Whether an `Accept-Encoding` header takes `encoding` (RFC 9110, 12.5.3): named or by `*`, and not with the weight 0.
 * `dcz` has to be named: `*` says nothing of dictionaries.
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

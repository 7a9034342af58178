export type Picture = { readonly type: string; readonly body: Buffer };

export type Pictures = {
  /** Registers the platform's address of a game's picture. */
  remember(gameId: string, address: string): void;
  /** The picture of a game, or null when it is not available. */
  find(gameId: string): Promise<Picture | null>;
};

type Options = {
  readonly platformUrl: string;
  readonly siteOrigins: readonly string[];
  /** Timeout, milliseconds. */
  readonly patience: number;
};

const types = /^image\/(svg\+xml|png|jpeg|webp|avif)\b/;
const mostBytes = 512 * 1024;
/** Maximum remembered addresses and cached pictures. */
const limits = { addresses: 2_000, pictures: 200 } as const;

function bound(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

/**
 * Pictures of games, proxied from the platform: the page then needs no other origin, and the platform need not allow
 * embedding. Only the platform is ever requested: an address on one of its sites is fetched from it, any other is
 * refused.
 */
export function createPictures({ platformUrl, siteOrigins, patience }: Options): Pictures {
  const addresses = new Map<string, string>();
  const kept = new Map<string, Promise<Picture | null>>();

  async function load(address: string): Promise<Picture | null> {
    const { pathname, search } = new URL(address);
    const response = await fetch(platformUrl + pathname + search, { signal: AbortSignal.timeout(patience) });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !types.test(type) || new URL(response.url).origin !== platformUrl) return null;
    const body = Buffer.from(await response.arrayBuffer());
    return body.byteLength > mostBytes ? null : { type, body };
  }

  return {
    remember(gameId, address) {
      const origin = URL.canParse(address) ? new URL(address).origin : null;
      if (origin === null || (origin !== platformUrl && !siteOrigins.includes(origin))) return;
      if (addresses.get(gameId) !== address) kept.delete(gameId);
      addresses.delete(gameId);
      addresses.set(gameId, address);
      bound(addresses, limits.addresses);
    },
    async find(gameId) {
      const address = addresses.get(gameId);
      if (address === undefined) return null;
      const known = kept.get(gameId);
      if (known !== undefined) return known;
      const loading = load(address).catch(() => null);
      kept.set(gameId, loading);
      bound(kept, limits.pictures);
      const picture = await loading;
      // Failures are not cached.
      if (picture === null) kept.delete(gameId);
      return picture;
    },
  };
}

import type { Operation, RequestOf, ValueOf } from '@unisite/shared/contract/operation';

/** One call that reached the stand-in for the platform. */
export interface Call {
  operation: string;
  request: Record<string, unknown>;
  idempotencyKey: string | null;
}

type Answer = { value: unknown } | { code: string; message: string; status: number } | 'none';
type Give = (request: Record<string, unknown>) => Answer | Promise<Answer>;

const routes: { operation: Operation; pattern: RegExp; give: Give }[] = [];

/** Every call made, in order. */
const calls: Call[] = [];

export const callsOf = ({ name }: Operation): Call[] => calls.filter(({ operation }) => operation === name);

/** From now on an operation answers so; the last word counts. */
export function answer<O extends Operation>(
  operation: O,
  give: (request: RequestOf<O>) => ValueOf<O> | Promise<ValueOf<O>>,
): void {
  route(operation, async (request) => ({ value: await give(request as RequestOf<O>) })); // what the page sends is its own typed request
}

/** From now on an operation is refused with a code, or with no code is not answered at all. */
export function refuse(operation: Operation, code: string | null, status = 409): void {
  route(operation, () => (code === null ? 'none' : { code, message: `refused: ${code}`, status }));
}

export function forgetAll(): void {
  routes.length = 0;
  calls.length = 0;
}

function route(operation: Operation, give: Give): void {
  const pattern = new RegExp(`^${operation.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  routes.unshift({ operation, pattern, give });
}

async function respond(method: string, address: string, headers: Map<string, string>, body: unknown): Promise<Answer> {
  const { pathname, searchParams } = new URL(address, location.href);
  for (const { operation, pattern, give } of routes) {
    const found = operation.method === method.toUpperCase() ? pattern.exec(pathname) : null;
    if (!found) continue;
    const sent = typeof body === 'string' && body !== '' ? (JSON.parse(body) as object) : {};
    const request = { ...Object.fromEntries(searchParams), ...found.groups, ...sent };
    calls.push({ operation: operation.name, request, idempotencyKey: headers.get('idempotency-key') ?? null });
    return give(request);
  }
  return { code: 'NOT_FOUND', message: `nothing answers ${method} ${pathname}`, status: 404 };
}

/** What axios uses of an XMLHttpRequest. */
class PlatformRequest {
  status = 0;
  statusText = '';
  readyState = 0;
  responseText = '';
  responseURL = '';
  responseType = '';
  timeout = 0;
  withCredentials = false;
  onloadend: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onabort: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  #method = '';
  #address = '';
  #aborted = false;
  readonly #headers = new Map<string, string>();

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name.toLowerCase(), value);
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json';
  }
  abort(): void {
    this.#aborted = true;
  }
  addEventListener(): void {}
  send(body: unknown): void {
    void respond(this.#method, this.#address, this.#headers, body).then((answered) => {
      if (this.#aborted) return;
      if (answered === 'none') {
        this.onerror?.(new Event('error'));
        return;
      }
      const failed = 'code' in answered;
      this.status = failed ? answered.status : 200;
      this.responseText = JSON.stringify(failed ? { success: false, ...answered } : { success: true, ...answered });
      this.readyState = 4;
      this.onloadend?.();
    });
  }
}

Object.assign(globalThis, { XMLHttpRequest: PlatformRequest });

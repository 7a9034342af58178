import { authorize } from '@unisite/publishing';

/** What the registry answered a team's call, as far as tests look at it. */
export interface Answered {
  status: number;
  /** The code of a refusal. */
  code: string | undefined;
  /** The codes of everything that is wrong with what was handed in. */
  problems: readonly string[];
  value: unknown;
}

/** A call as it goes over the wire: made once, it can be sent more than once. */
export interface SignedCall {
  url: string;
  method: 'POST' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** Signs a call of a team by hand, past the kit and all that it checks before. */
export function signCall(
  site: string,
  privateKey: string,
  { method, path, body }: { method: 'POST' | 'PUT'; path: string; body: unknown },
): SignedCall {
  const bytes = body instanceof Uint8Array ? new Uint8Array(body) : new TextEncoder().encode(JSON.stringify(body));
  return {
    url: `${site}${path}`,
    method,
    headers: {
      authorization: authorize({ method, path, body: bytes }, privateKey),
      'accept-language': 'en',
      'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
    },
    body: bytes,
  };
}

export async function send({ url, ...call }: SignedCall): Promise<Answered> {
  const answer = await fetch(url, call);
  const text = await answer.text();
  // a border: an answer of the registry is an envelope
  const said = (text === '' ? {} : JSON.parse(text)) as {
    code?: string;
    problems?: { code: string }[];
    value?: unknown;
  };
  return {
    status: answer.status,
    code: said.code,
    problems: (said.problems ?? []).map(({ code }) => code),
    value: said.value,
  };
}

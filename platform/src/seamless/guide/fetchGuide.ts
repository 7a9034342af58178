import { randomUUID } from 'node:crypto';
import {
  CATALOGUE_PAGE_SIZE,
  type VendorCatalogue,
  vendorCataloguePath,
  type vendorCatalogueRequest,
  vendorCatalogueResponse,
} from '@unisite/shared/contract/vendorCatalogue';
import * as z from '@unisite/shared/schema';
import { signatureOf } from '../../foundation/crypto/callSignature.ts';
import { callVendor } from '../launch/callVendor.ts';

/** How long a vendor may take to answer, milliseconds. */
const patience = 10_000;
/** More bytes than the longest answer that fits the schema. */
const longestAnswer = 4 * 1024 * 1024;

interface FetchOptions {
  readonly now: () => Date;
  /** Gives the asking up. */
  readonly signal: AbortSignal;
  /** Asks nobody who is not on the internet. */
  readonly publicOnly: boolean;
}

type AskedGame = z.Infer<typeof vendorCatalogueRequest>['games'][number];

/**
 * Asks a vendor about games, a batch after the other; throws when it does not answer, or not as the contract has it.
 */
export async function fetchGuide(
  host: { readonly address: string; readonly secret: string },
  currency: string,
  games: readonly AskedGame[],
  asking: FetchOptions,
): Promise<VendorCatalogue[]> {
  const answers: VendorCatalogue[] = [];
  for (let from = 0; from < games.length; from += CATALOGUE_PAGE_SIZE) {
    const body = JSON.stringify({ currency, games: games.slice(from, from + CATALOGUE_PAGE_SIZE) });
    answers.push(await askOnce(host, body, asking));
  }
  return answers;
}

async function askOnce(
  { address, secret }: { readonly address: string; readonly secret: string },
  body: string,
  { now, signal, publicOnly }: FetchOptions,
): Promise<VendorCatalogue> {
  const call = {
    timestamp: String(now().getTime()),
    nonce: randomUUID(),
    path: vendorCataloguePath,
    rawBody: Buffer.from(body),
  };
  const { status, text } = await callVendor(new URL(vendorCataloguePath, address), {
    method: 'POST',
    body,
    publicOnly,
    longest: longestAnswer,
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    headers: {
      'content-type': 'application/json',
      'x-timestamp': call.timestamp,
      'x-nonce': call.nonce,
      'x-signature': signatureOf(secret, call),
    },
  });
  if (status < 200 || status > 299) throw new Error(`the vendor answered ${status}`);
  const parsed = z.safeParse(vendorCatalogueResponse, JSON.parse(text));
  if (!parsed.success) throw new Error('the vendor answered something else');
  return parsed.data;
}

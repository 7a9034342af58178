import {
  CATALOGUE_PAGE_SIZE,
  type VendorCatalogue,
  vendorCataloguePath,
  type vendorCatalogueRequest,
  vendorCatalogueResponse,
} from '@unisite/shared/contract/vendorCatalogue';
import type * as z from '@unisite/shared/schema';
import { type AskOptions, askVendor } from '../launch/askVendor.ts';

/** Timeout of a vendor's response, milliseconds. */
const patience = 10_000;

type AskedGame = z.Infer<typeof vendorCatalogueRequest>['games'][number];

/** Queries a vendor about games, batch by batch; throws when it does not respond, or violates the contract. */
export async function fetchGuide(
  host: { readonly address: string; readonly secret: string },
  currency: string,
  games: readonly AskedGame[],
  asking: AskOptions,
): Promise<VendorCatalogue[]> {
  const answers: VendorCatalogue[] = [];
  for (let from = 0; from < games.length; from += CATALOGUE_PAGE_SIZE) {
    const body = { currency, games: games.slice(from, from + CATALOGUE_PAGE_SIZE) };
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(patience)]);
    const question = { path: vendorCataloguePath, body, answer: vendorCatalogueResponse };
    answers.push(await askVendor(host, question, { ...asking, signal }));
  }
  return answers;
}

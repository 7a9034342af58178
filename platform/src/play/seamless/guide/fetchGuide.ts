import {
  CATALOGUE_PAGE_SIZE,
  type VendorCatalogue,
  vendorCataloguePath,
  type vendorCatalogueRequest,
  vendorCatalogueResponse,
} from '@unisite/shared/contract/vendorCatalogue';
import type * as z from '@unisite/shared/schema';
import { type AskOptions, askVendor } from '../launch/askVendor.ts';

/** How long a vendor may take to answer, milliseconds. */
const patience = 10_000;

type AskedGame = z.Infer<typeof vendorCatalogueRequest>['games'][number];

/**
 * Asks a vendor about games, a batch after the other; throws when it does not answer, or not as the contract has it.
 */
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

import { subPagePath } from '../centre/subPage.ts';

/** A place in the pages of deposits or withdrawals: the form, one item, or the list. */
export type CashPlace =
  | { readonly view: 'form' }
  | { readonly view: 'one'; readonly id: string }
  | { readonly view: 'history' };

/** Reads an address; an invalid one is the form. */
export function readCashPlace(search: string): CashPlace {
  const address = new URLSearchParams(search);
  const id = address.get('id') ?? '';
  if (/^\d{1,18}$/.test(id)) return { view: 'one', id };
  return address.get('view') === 'history' ? { view: 'history' } : { view: 'form' };
}

export function cashPath(page: 'deposit' | 'withdrawal', place: CashPlace): string {
  return subPagePath(page, {
    id: place.view === 'one' ? place.id : null,
    view: place.view === 'history' ? 'history' : null,
  });
}

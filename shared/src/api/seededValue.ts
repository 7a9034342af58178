import { addressOf } from '../client/addressOf.ts';
import type { Operation, RequestOf, ValueOf } from '../contract/operation.ts';
import * as z from '../schema/index.ts';
import { hasSeededResponse, isRenderedWith, renderedResponse, takeSeededResponse } from './seededResponses.ts';

const addressOfRead = (operation: Operation, request: object): string =>
  addressOf(operation, request as Record<string, unknown>).address; // every request of the contract is an object

/** Whether the response to a read call came with the page and is unused. */
export const isSeeded = <O extends Operation>(operation: O, request: RequestOf<O>): boolean =>
  operation.method === 'GET' && hasSeededResponse(addressOfRead(operation, request as object));

/** Whether {@link seededValue} has a value. */
export const hasSeededValue = <O extends Operation>(operation: O, request: RequestOf<O>, hydrated: boolean): boolean =>
  hydrated
    ? isSeeded(operation, request)
    : operation.method === 'GET' && isRenderedWith(addressOfRead(operation, request as object));

/**
 * The value of a read call whose response came with the page, synchronously; undefined: it must be requested. Before
 * hydration it is what the page was rendered with, any number of times; afterwards once, while it is fresh.
 */
export function seededValue<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  hydrated: boolean,
): ValueOf<O> | undefined {
  if (operation.method !== 'GET') return undefined;
  const address = addressOfRead(operation, request as object);
  const envelope = hydrated ? takeSeededResponse(address) : renderedResponse(address);
  if (typeof envelope !== 'object' || envelope === null || !('value' in envelope)) return undefined;
  const value = z.safeParse(operation.value, envelope.value);
  return value.success ? (value.data as ValueOf<O>) : undefined; // parsed with this very schema; the generic hides it
}

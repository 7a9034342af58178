import { operations } from '@unisite/shared/contract';

/** Longest address accepted, characters. */
const LONGEST = 500;

/** Patterns of the contract's GET paths. */
const readPaths: readonly RegExp[] = operations
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Whether an address a module asked for may be fetched for it: a GET operation of the contract. */
export function isAskable(address: string): boolean {
  if (address.length > LONGEST || !URL.canParse(address, 'http://site')) return false;
  const { pathname, search } = new URL(address, 'http://site');
  return address === pathname + search && readPaths.some((path) => path.test(pathname));
}

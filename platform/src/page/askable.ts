import { operations } from '@unisite/shared/contract';

/** Longer addresses no page asks for. */
const LONGEST = 500;

/** The paths of the contract's reading calls, with anything in the place of a parameter. */
const readPaths: readonly RegExp[] = operations
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Whether the platform makes this call for a page whose code wants its answer: a reading call of the contract. */
export function isAskable(address: string): boolean {
  if (address.length > LONGEST || !URL.canParse(address, 'http://site')) return false;
  const { pathname, search } = new URL(address, 'http://site');
  return address === pathname + search && readPaths.some((path) => path.test(pathname));
}

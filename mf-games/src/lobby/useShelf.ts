import { useOperation } from '@unisite/shared/api';
import { type Category, gameMenu } from '@unisite/shared/contract/games';
import type { ValueOf } from '@unisite/shared/contract/operation';

export type ShelfCategory = ValueOf<typeof gameMenu>['categories'][number];

/** A category with its vendors in this market. `absent`: the market has none. `unknown`: the request failed. */
export type Shelf =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'absent' }
  | ({ state: 'here' } & ShelfCategory);

/** The vendors that the market has in a category. */
export function useShelf(category: Category): Shelf {
  const { data, isError } = useOperation(gameMenu, {});
  if (!data) return { state: isError ? 'unknown' : 'loading' };
  const found = data.categories.find((entry) => entry.category === category);
  return found ? { state: 'here', ...found } : { state: 'absent' };
}

import { useOperation } from '@unisite/shared/api';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { helpCenter } from '@unisite/shared/contract/site';

type Topic = NonNullable<RequestOf<typeof helpCenter>['topic']>;

/** Articles change with releases, so a cached one stays fresh; milliseconds. */
const fresh = 10 * 60_000;

/** The article of a topic: `article` is undefined while it loads, and null where the market has none. */
export function useArticle(topic: Topic) {
  const { data, error, isFetching, refetch } = useOperation(helpCenter, { topic }, { staleTime: fresh });
  return {
    article: data && (data.articles.find((one) => one.topic === topic) ?? null),
    error,
    isFetching,
    again: () => void refetch(),
  };
}

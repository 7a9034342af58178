import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Article } from './Article.tsx';
import type { useArticle } from './useArticle.ts';

/** An article by its state: loading, failed, absent or ready. */
export function ArticleOf({ article, error, isFetching, again }: ReturnType<typeof useArticle>): ReactElement {
  const t = useText();
  if (article) return <Article sections={article.sections} />;
  if (article === null) return <EmptyState title={t('help.none')} text={t('help.noneText')} />;
  if (error) {
    return (
      <ErrorState title={t('help.failed')} text={error.message} code={error.code} busy={isFetching} onRetry={again} />
    );
  }
  return (
    <div className="article__wait" aria-busy>
      <Skeleton count={12} />
    </div>
  );
}

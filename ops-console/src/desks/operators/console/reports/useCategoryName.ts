import './reportTexts.ts';
import type { Category } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';

/** Names a game category; '' is for games that no longer exist. */
export function useCategoryName(): (category: Category | '') => string {
  const t = useText();
  return (category) => (category === '' ? t('reports.gone') : t(`promotions.category.${category}`));
}

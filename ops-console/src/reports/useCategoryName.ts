import './reportTexts.ts';
import type { Category } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';

/** A category of games by name; '' is of games that are gone. */
export function useCategoryName(): (category: Category | '') => string {
  const t = useText();
  return (category) => (category === '' ? t('reports.gone') : t(`promotions.category.${category}`));
}

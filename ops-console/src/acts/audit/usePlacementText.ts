import type { PlacementState } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { useNumberFormat } from '../../frame/words/useNumberFormat.ts';

/** A short description of a placement: version, canary, whether it is off. */
export function usePlacementText(): (state: PlacementState | null) => string {
  const t = useText();
  const figures = useNumberFormat();
  return (state) => {
    if (!state) return t('placement.none');
    const { version, canary, enabled } = state;
    return [
      version,
      canary && t('placement.canary', { version: canary.version, percent: figures.percent(canary.percent) }),
      !enabled && t('placement.off'),
    ]
      .filter(Boolean)
      .join(', ');
  };
}

import type { Act } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { useNumberFormat } from '../frame/words/useNumberFormat.ts';
import { useVersionName } from '../frame/words/useVersionName.ts';

/** A short description of an act: "Thử 3.3.0 với 25% khách". */
export function useActText(remote: string, act: Act): string {
  const t = useText();
  const figures = useNumberFormat();
  const version = useVersionName(remote, 'digest' in act ? act.digest : null);
  return t(`act.short.${act.kind}`, { version, percent: 'percent' in act ? figures.percent(act.percent) : '' });
}

import { useAction } from '@unisite/shared/api';
import { type PlayLimit, setPlayLimit } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import { momentText } from '../moment.ts';
import { cacheProtection } from '../protectionQuery.ts';
import { limitKey } from './limitRules.ts';
import { useLimitWords } from './useLimitWords.ts';

type LimitKey = Pick<PlayLimit, 'kind' | 'period'>;

/**
 * Sets the member's own limit (null: none) and reports the effect.
 * @throws CallError of `setPlayLimit`
 */
export function useSetLimit(): (limit: LimitKey, value: number | null) => Promise<void> {
  const t = useText();
  const format = useFormat();
  const words = useLimitWords();
  const send = useAction(setPlayLimit);
  return async (limit, value) => {
    const { kind, period } = limit;
    const answer = await send.mutateAsync({ kind, period, value });
    cacheProtection(answer);
    const raise = answer.limits.find((one) => limitKey(one) === limitKey(limit))?.raise;
    const name = { kind: t(`protection.kind.${kind}`), period: t(`protection.period.${period}`) };
    toastStore.show(
      raise
        ? {
            title: t('protection.raise.asked', name),
            text: t('protection.raise.askedText', {
              at: momentText(raise.confirmFrom, Date.parse(answer.now), format),
            }),
            icon: 'clock',
          }
        : {
            title: t('protection.setDone', { ...name, value: value === null ? '' : words.value(kind, value) }),
            icon: 'check-circle',
          },
    );
  };
}

import type { PlayLimit } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { momentText } from '../moment.ts';
import { usePlatformMinute } from '../platformTime.ts';
import { type LimitChange, usedAmount } from './limitRules.ts';
import { RAISE_WAITS_MS } from './raiseWaits.ts';
import { useLimitWords } from './useLimitWords.ts';

interface ChangeNoticeProps {
  limit: PlayLimit;
  asked: number;
  change: LimitChange;
}

/** Effect of a typed value, before it is sent. */
export function ChangeNotice({ limit, asked, change }: ChangeNoticeProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const words = useLimitWords();
  const now = usePlatformMinute();
  const { kind, own, used, limit: lowest } = limit;
  if (change === 'raise') {
    return (
      <Notice tone="warn">
        {t('protection.edited.later', {
          at: momentText(new Date(now + RAISE_WAITS_MS), now, format),
          value: own === null ? '' : words.value(kind, own),
        })}
      </Notice>
    );
  }
  const spent = usedAmount(used);
  return (
    <Notice>
      {t('protection.edited.atOnce')}
      {spent >= asked && ` ${t('protection.edited.spent', { value: words.value(kind, spent) })}`}
      {lowest !== null &&
        lowest.source !== 'member' &&
        lowest.value < asked &&
        ` ${t(`protection.edited.lower.${lowest.source}`, { value: words.value(kind, lowest.value) })}`}
    </Notice>
  );
}

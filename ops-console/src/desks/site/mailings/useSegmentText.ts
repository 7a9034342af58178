import './segmentTexts.ts';
import type { MailingSegment } from '@unisite/shared/contract/operatorsMailings';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useMarkets } from '../../../frame/words/useMarkets.ts';

/** Describes a segment. */
export function useSegmentText(): (segment: MailingSegment) => string[] {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  return ({ markets, levels, labels, seen }) => [
    markets.map(nameOf).join(', '),
    ...(levels.length === 0
      ? []
      : [levels.map((level) => t(level === 'none' ? 'segment.noLevel' : `vip.level.${level}`)).join(', ')]),
    ...(labels.length === 0 ? [] : [t('segment.labelled', { labels: labels.join(', ') })]),
    ...(seen ? [t(seen.within ? 'segment.seenWithin' : 'segment.notSeenWithin', { n: format.number(seen.days) })] : []),
  ];
}

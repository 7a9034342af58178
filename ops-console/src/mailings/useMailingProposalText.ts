import './segmentTexts.ts';
import type { ProposedChange } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import type { ProposalText } from '../proposals/proposalText.ts';
import { useSegmentText } from './useSegmentText.ts';

export type MailingChange = Extract<ProposedChange, { kind: 'mailing' }>;

/** A proposed mailing in words: whom it reached when it was proposed, and what it says. */
export function useMailingProposalText(): (change: MailingChange) => ProposalText {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const segmentText = useSegmentText();
  return ({ reach, draft: { kind, segment, title, content } }) => ({
    what: t('segment.proposed', { title: localized(title) }),
    name: localized(title),
    details: [
      t('segment.proposedReach', { n: format.number(reach) }),
      [t(`segment.kind.${kind}`), ...segmentText(segment)].join(' · '),
      `${title.vi}: ${content.vi}`,
      `${title.en}: ${content.en}`,
    ],
  });
}

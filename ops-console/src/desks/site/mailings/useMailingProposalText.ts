import './segmentTexts.ts';
import type { ProposedChange } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import type { ProposalText } from '../../../acts/proposals/proposalText.ts';
import { useSegmentText } from './useSegmentText.ts';

export type MailingChange = Extract<ProposedChange, { kind: 'mailing' }>;

/** Describes a proposed mailing: its reach when proposed, and its text. */
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

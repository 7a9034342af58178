import type { IdentityState } from '@unisite/shared/contract/identityChecks';
import type { TagProps } from '@unisite/shared/ui';

/** Appearance of each state. */
export const identityTags: Readonly<Record<IdentityState, Pick<TagProps, 'tone' | 'icon'>>> = {
  asked: { icon: 'edit' },
  sent: { tone: 'sky', icon: 'send' },
  inReview: { tone: 'gold', icon: 'clock' },
  accepted: { tone: 'jade', icon: 'check' },
  refused: { tone: 'coral', icon: 'close' },
  expired: { icon: 'history' },
};

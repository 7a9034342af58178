import type { LinkState, RegistrationLink } from '@unisite/shared/contract/agentLinks';
import type { IconName, TagProps } from '@unisite/shared/ui';

/** Icon and colour of a link's state, beside its word. */
export const linkAppearance = {
  open: { tone: 'jade', icon: 'check' },
  off: { tone: undefined, icon: 'pause' },
  expired: { tone: undefined, icon: 'clock' },
  usedUp: { tone: 'gold', icon: 'user' },
} as const satisfies Record<LinkState, { tone: TagProps['tone']; icon: IconName }>;

/** Whether a link is finally unusable: a new one is needed. */
export const isOver = ({ state }: Pick<RegistrationLink, 'state'>): boolean =>
  state === 'expired' || state === 'usedUp';

/** The last minute in which a link is valid: it expires at the start of the next day. */
export const lastMinute = (expiresAt: string): Date => new Date(Date.parse(expiresAt) - 60_000);

/** The link shown by default: the chosen one, else the newest open one, else the newest. */
export const shownLink = (links: readonly RegistrationLink[], chosen: string | null): RegistrationLink | undefined =>
  links.find(({ code }) => code === chosen) ?? links.find(({ state }) => state === 'open') ?? links[0];

import type { IconName } from '@unisite/shared/ui';

interface EventAppearance {
  icon: IconName;
  /** A failed attempt, or an event that the member should have caused. */
  warns?: true;
}

/** The kinds of events with a text (`event.*`). */
const appearances = {
  signedIn: { icon: 'check-circle' },
  signInRefused: { icon: 'alert', warns: true },
  signedOut: { icon: 'logout' },
  sessionExpired: { icon: 'clock' },
  sessionEnded: { icon: 'logout' },
  accountClosed: { icon: 'block', warns: true },
  notAnAgent: { icon: 'block', warns: true },
  humanCheckFailed: { icon: 'alert', warns: true },
  codeSent: { icon: 'send' },
  codeNotSent: { icon: 'alert', warns: true },
  codeTaken: { icon: 'check' },
  codeRefused: { icon: 'alert', warns: true },
  secondStepRequired: { icon: 'shield' },
  verificationPassed: { icon: 'shield' },
  verificationRefused: { icon: 'alert', warns: true },
  rememberedUsed: { icon: 'key' },
  rememberedStolen: { icon: 'alert', warns: true },
  passwordChanged: { icon: 'lock' },
  passwordChangeRefused: { icon: 'alert', warns: true },
  temporaryPasswordSent: { icon: 'send' },
  temporaryPasswordNotSent: { icon: 'alert', warns: true },
  temporaryPasswordUsed: { icon: 'key' },
  twoFactorOn: { icon: 'shield' },
  twoFactorOff: { icon: 'shield', warns: true },
  recoveryCodeUsed: { icon: 'key' },
  recoveryCodesRenewed: { icon: 'refresh' },
  contactBound: { icon: 'link' },
  registered: { icon: 'user-plus' },
  registrationRefused: { icon: 'alert', warns: true },
  guestStarted: { icon: 'user' },
  socialRefused: { icon: 'alert', warns: true },
  firstPasswordSet: { icon: 'lock' },
  identityLinked: { icon: 'link' },
  identityUnlinked: { icon: 'link', warns: true },
  sessionsEndedByOperator: { icon: 'logout', warns: true },
  withdrawalPasswordSet: { icon: 'lock' },
  withdrawalPasswordRefused: { icon: 'alert', warns: true },
  bankAccountAdded: { icon: 'plus' },
  bankAccountRemoved: { icon: 'trash' },
  accessRefused: { icon: 'block', warns: true },
  sealReplayed: { icon: 'alert', warns: true },
} as const satisfies Readonly<Record<string, EventAppearance>>;

type KnownKind = keyof typeof appearances;

const isKnown = (kind: string): kind is KnownKind => Object.hasOwn(appearances, kind);

/** How an event is shown; unknown kinds get a generic text. */
export function eventAppearance(kind: string): EventAppearance & { words: KnownKind | 'other' } {
  return isKnown(kind) ? { ...appearances[kind], words: kind } : { icon: 'info', words: 'other' };
}

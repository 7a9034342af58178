/**
 * The security events that a member and customer service are shown: who got in or tried to, and what changed. Left out
 * is what only tells of the platform's own doings (a code that was taken on the way to a sign-in, which stands there
 * itself).
 */
export const memberVisibleSecurityEvents = [
  'signedIn',
  'signInRefused',
  'notAnAgent',
  'signedOut',
  'sessionEnded',
  'codeSent',
  'secondStepRequired',
  'verificationPassed',
  'verificationRefused',
  'rememberedUsed',
  'rememberedStolen',
  'passwordChanged',
  'passwordChangeRefused',
  'temporaryPasswordSent',
  'temporaryPasswordUsed',
  'twoFactorOn',
  'twoFactorOff',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'contactBound',
  'registered',
  'firstPasswordSet',
  'identityLinked',
  'identityUnlinked',
  'sessionsEndedByOperator',
  'withdrawalPasswordSet',
  'withdrawalPasswordRefused',
  'bankAccountAdded',
  'bankAccountRemoved',
  'accessRefused',
  'sealReplayed',
] as const;

-- What proves and where money is paid out to is told as other security events are: neither figures nor numbers of accounts stand in them.
ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN (
  'signedIn', 'signInRefused', 'signedOut', 'sessionExpired', 'accountClosed', 'notAnAgent', 'humanCheckFailed', 'codeSent',
  'codeNotSent', 'codeTaken', 'codeRefused', 'verificationAsked', 'verificationPassed', 'verificationRefused', 'rememberedUsed',
  'rememberedStolen', 'passwordChanged', 'passwordChangeRefused', 'temporaryPasswordSent', 'temporaryPasswordNotSent',
  'temporaryPasswordUsed', 'twoFactorOn', 'twoFactorOff', 'recoveryCodeUsed', 'recoveryCodesRenewed', 'contactBound',
  'sessionEnded', 'registered', 'registrationRefused', 'guestStarted', 'socialRefused',
  'firstPasswordSet', 'identityLinked', 'identityUnlinked', 'sessionsEndedByOperator',
  'withdrawalPasswordSet', 'withdrawalPasswordRefused', 'bankAccountAdded', 'bankAccountRemoved'));

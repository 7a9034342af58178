-- What each market offers around signing in (specification section 6).
UPDATE market SET switches = switches ||
  '{"usernameRegistration":true,"smsRegistrationVerification":false,"mobilePasswordRegistration":true,"forcedPasswordChange":true,
    "slideVerification":false,"phoneRecovery":false,"newAddressVerification":true,"googleLogin":true,"facebookLogin":true}';
UPDATE market SET switches = switches ||
  '{"freePlay":true,"mobileRegistration":true,"mobileVerificationLogin":true,"slideVerification":true,"phoneRecovery":true}' WHERE code = 'VN';

ALTER TABLE member
  -- Lower case; one member's in a market.
  ADD COLUMN email text CHECK (email = lower(email) AND email LIKE '_%@_%'),
  -- The real name, as on the bank account.
  ADD COLUMN payee_name text,
  ADD COLUMN password_changed_at timestamptz;
CREATE UNIQUE INDEX member_email ON member (market_code, email) WHERE email IS NOT NULL;

-- Nothing but changing the password is open to it.
ALTER TABLE session ADD COLUMN must_change boolean NOT NULL DEFAULT false;

ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN (
  'signedIn', 'signInRefused', 'signedOut', 'sessionExpired', 'accountClosed', 'notAnAgent', 'humanCheckFailed', 'codeSent',
  'codeNotSent', 'codeTaken', 'codeRefused', 'verificationAsked', 'verificationPassed', 'verificationRefused', 'rememberedUsed',
  'rememberedStolen', 'passwordChanged', 'passwordChangeRefused', 'temporaryPasswordSent', 'temporaryPasswordNotSent',
  'temporaryPasswordUsed', 'twoFactorOn', 'twoFactorOff', 'recoveryCodeUsed', 'recoveryCodesRenewed', 'contactBound',
  'sessionEnded', 'registered', 'registrationRefused', 'guestStarted', 'socialRefused'));

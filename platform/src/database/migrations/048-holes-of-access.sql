-- How much of an allowance of access is used up, for every process on this database: the moment at which it is whole again. Unlogged: after a crash
-- nobody waits for what was before.
CREATE UNLOGGED TABLE access_allowance (
  subject text PRIMARY KEY,
  whole_at timestamptz NOT NULL
) WITH (fillfactor = 70);

-- When whoever holds the session typed the password last: what matters asks for it again some minutes later. Null: not in this session.
ALTER TABLE session ADD COLUMN proved_at timestamptz;

-- Which key a secret is sealed with, by a name that says nothing of it. Null: with the one that there was before keys had names; of a sealing key, that
-- it is not sealed at all, which the next start makes up for.
ALTER TABLE member_totp ADD COLUMN sealed_with text;
ALTER TABLE sealing_key ADD COLUMN sealed_with text;
ALTER TABLE operator ADD COLUMN sealed_with text;

-- Keys that are made once and used for ever, sealed with one that is not in this database and may be another every year.
CREATE TABLE kept_key (
  name text PRIMARY KEY,
  sealed bytea NOT NULL,
  sealed_with text NOT NULL
);

-- `firstPassword`: to prove who sets a password where there was none.
ALTER TABLE verification_code DROP CONSTRAINT verification_code_purpose_check;
ALTER TABLE verification_code ADD CONSTRAINT verification_code_purpose_check
  CHECK (purpose IN ('login', 'register', 'password', 'secondStep', 'contact', 'firstPassword'));

ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN (
  'signedIn', 'signInRefused', 'signedOut', 'sessionExpired', 'accountClosed', 'notAnAgent', 'humanCheckFailed', 'codeSent',
  'codeNotSent', 'codeTaken', 'codeRefused', 'verificationAsked', 'verificationPassed', 'verificationRefused', 'rememberedUsed',
  'rememberedStolen', 'passwordChanged', 'passwordChangeRefused', 'temporaryPasswordSent', 'temporaryPasswordNotSent',
  'temporaryPasswordUsed', 'twoFactorOn', 'twoFactorOff', 'recoveryCodeUsed', 'recoveryCodesRenewed', 'contactBound',
  'sessionEnded', 'registered', 'registrationRefused', 'guestStarted', 'socialRefused',
  'firstPasswordSet', 'identityLinked', 'identityUnlinked', 'sessionsEndedByOperator'));

-- What an operator did beside the registry, and why. Never a name or a number of a member's, only its id.
ALTER TABLE operator_audit ADD COLUMN about text;

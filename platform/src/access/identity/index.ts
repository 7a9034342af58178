// Identity: sign-in, registration, passwords, second factors, sessions, human checks, codes.
export type { AgeRecord } from './age/ageRecord.ts';
export { birthDateOf, nextBirthday } from './age/birthday.ts';
export { keepMemberAge, memberAge } from './age/memberAge.ts';
export { requireAge } from './age/requireAge.ts';
export { masked as maskedContact } from './codes/codeTarget.ts';
export { mobileNumber } from './codes/mobileNumber.ts';
export { sendCode } from './codes/sendCode.ts';
export { createDelivery } from './delivery/delivery.ts';
export { isPrivateAddress, readDeliverySettings } from './delivery/deliverySettings.ts';
export { type OutboxMessage, readOutbox } from './delivery/outbox.ts';
export { outboxRoutes } from './delivery/outboxRoutes.ts';
export { registrationSetting } from './desk/registrationSetting.ts';
export { identityDesk } from './desk.ts';
export { forgetOldVerification } from './forgetOld.ts';
export { closeOldGuests } from './freePlay/closeOldGuests.ts';
export { keepCheck } from './humanCheck/openChecks.ts';
export { insertRegistrationFields } from './insertRegistrationFields.ts';
export { consumeRate, limitSignIns, type RateLimitRule } from './limits/rateLimit.ts';
export { clearThrottle, exponentialWait, type ThrottleRule, takeSlot } from './limits/throttle.ts';
export { eventsOf } from './memberSecurity/events.ts';
export { notificationTarget, notifyMember } from './memberSecurity/notifyMember.ts';
export { reauthenticate } from './memberSecurity/reauthenticate.ts';
export { hashPassword, isPassword } from './passwords/hashPassword.ts';
export { passwordLists } from './passwords/tooCommon.ts';
export { fieldRules, readRegistrationFlags, writeRegistrationFlags } from './registration/flags.ts';
export { openAccountBelow } from './registration/openAccountBelow.ts';
export { routes } from './routes.ts';
export { createSealingKeyPair, sealText } from './sealing/sealFormat.ts';
export { createSealing, forgetOldNonces, resealSealingKeys } from './sealing/sealing.ts';
export { resealAuthenticators } from './secondStep/authenticator.ts';
export { foldedName } from './secondStep/foldedName.ts';
export { resealRecoveryKey } from './secondStep/recoveryKey.ts';
export { recordSecurityEvent, unkeptEvents } from './securityEvents/securityEvents.ts';
export type { Services as IdentityServices, Settings as IdentityServiceSettings } from './services.ts';
export { actingAgent, agentOf } from './sessions/agentOf.ts';
export { createAuthentication } from './sessions/authentication.ts';
export { endAllSessionsBut, notifyEnded } from './sessions/endSessions.ts';
export { liveSessions } from './sessions/memberSessions.ts';
export { serveOwnPictures } from './sessions/serveOwnPictures.ts';
export {
  findEnded,
  findRenewed,
  type PresentedMember,
  presentedCookie,
  presentedCookieOf,
  sessionInfo,
  startSession,
  touchSession,
} from './sessions/session.ts';
export type { IdentitySettings } from './settings.ts';
export { describeUserAgent } from './signIn/describeUserAgent.ts';
export { delayAfter, forgetOldFailures } from './signIn/signInThrottle.ts';
export { readSocialSettings } from './social/socialSettings.ts';
export { hasWithdrawalPin, resealWithdrawalPins } from './withdrawalPin/storedPin.ts';
export { proveWithdrawalPin, saveWithdrawalPin } from './withdrawalPin/withdrawalPin.ts';

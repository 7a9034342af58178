// Members: name, level, contacts, place in the tree.
export {
  avatarUrl,
  drawnAvatarUrl,
  pictureOfMember,
  type Shown,
  shownColumns,
  takePictureAway,
  writeAvatar,
  writePicture,
} from './avatars.ts';
export { type Contacts, contactsOf, keepPayeeName, writeContact } from './contacts.ts';
export { currencyOf } from './currency.ts';
export { hadSomebodyElsewhere, isElsewhere, stoodInTeam } from './elsewhere.ts';
export { memberIdByEmail } from './email.ts';
export { foldedPattern } from './foldText.ts';
export { type Level, levelName, reachesLevel } from './levels.ts';
export { addLink, barLink, linkCounts, setOpensDownline, switchLink, takeLinkUse } from './links.ts';
export { maskedAccount } from './maskedAccount.ts';
export {
  accountName,
  closeMember,
  consumeFirstLogin,
  createMember,
  holdBelow,
  holdMember,
  type Member,
  memberByAccount,
  memberById,
  type NewMember,
  reopenMember,
  setLabels,
  setLevel,
  tryHoldMember,
} from './members.ts';
export { memberZone } from './memberZone.ts';
export { memberIdByMobile } from './mobile.ts';
export { type MoveStatus, moveMember } from './moveMember.ts';
export { nicknameChangesAt, writeNickname } from './profile.ts';
export { holdTree, type Rate, rateOf, ratesOn, writeRate } from './rates.ts';
export { routes } from './routes.ts';
export { setPassword } from './setPassword.ts';
export { standsBelow } from './standsBelow.ts';
export { downlineMember, teamMember } from './teamMember.ts';

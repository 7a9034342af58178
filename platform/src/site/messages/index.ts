// Messages to members, and announcements.
export {
  announcementDeskPage,
  closeAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  rewriteAnnouncement,
} from './announcementDesk.ts';
export { forgetDeletedMessages } from './changeMessages.ts';
export {
  insertMessage,
  insertMessages,
  insertSameMessage,
  publishUnread,
  publishUnreadOf,
  sendMessage,
} from './messages.ts';
export {
  hasSitePicture,
  isSitePicture,
  keepSitePicture,
  latestSitePictures,
  sitePicture,
  sitePicturePath,
} from './pictures/sitePictures.ts';
export { routes } from './routes.ts';

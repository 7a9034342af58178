// Messages to members, and announcements.
export { forgetDeletedMessages } from './changeMessages.ts';
export { messagesDesk } from './desk.ts';
export {
  insertMessage,
  insertMessages,
  insertSameMessage,
  publishUnread,
  publishUnreadOf,
  sendMessage,
} from './messages.ts';
export { hasSitePicture, isSitePicture, latestSitePictures, sitePicturePath } from './pictures/sitePictures.ts';
export { routes } from './routes.ts';

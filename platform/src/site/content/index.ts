// Content for visitors, and their feedback.
export {
  readAppEntries,
  readServiceEntries,
  type ServiceEntry,
  writeAppEntries,
  writeServiceEntries,
} from './content.ts';
export { feedbackDeskPage, forgetOldFeedback, lockFeedback, unseenFeedback, writeFeedback } from './feedbackDesk.ts';
export { routes } from './routes.ts';

// Content for visitors, and their feedback.
export { readServiceEntries, type ServiceEntry } from './content.ts';
export { appsSetting, serviceSetting } from './desk/contentSettings.ts';
export { feedbackDesk } from './desk.ts';
export { forgetOldFeedback } from './feedbackDesk.ts';
export { routes } from './routes.ts';

export { asSignedIn } from './asSignedIn.ts';
export { fakeTimersOnly } from './fakeTimersOnly.ts';
export { polyfillMessageChannel } from './messageChannel.ts';
export * from './public.ts';
export { standInUploads, type Upload } from './standInUploads.ts';
export { vietnam } from './vietnam.ts';
export { signIn } from './visitor.ts';

/** Replaces modules of axios that a page does not use; see leanAxios.ts. */
export default false;
export const trackStream = undefined;
export const progressEventReducer = undefined;
export const progressEventDecorator = undefined;
export const asyncDecorator = undefined;

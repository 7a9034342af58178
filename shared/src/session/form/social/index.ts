export type { Firebase } from './firebase.ts';
export { FirebaseFailure } from './firebaseFailure.ts';
export { useFirebase } from './useFirebase.ts';

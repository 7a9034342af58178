import { PlainHeader } from './PlainHeader.tsx';
import { PlainNotice } from './PlainNotice.tsx';
import { PlainSignIn } from './PlainSignIn.tsx';
import { PlainTab } from './PlainTab.tsx';
import type { PlainParts } from './WithoutScripts.tsx';

/** All parts for browsers without scripts; in the server's build only. */
export const plainParts: PlainParts = {
  header: PlainHeader,
  tab: PlainTab,
  signIn: PlainSignIn,
  notice: PlainNotice,
};

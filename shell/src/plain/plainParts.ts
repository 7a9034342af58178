import { PlainHeader } from './PlainHeader.tsx';
import { PlainNotice } from './PlainNotice.tsx';
import { PlainSignIn } from './PlainSignIn.tsx';
import { PlainTab } from './PlainTab.tsx';
import type { PlainParts } from './WithoutScripts.tsx';

/** Everything for browsers without scripts: the server's build has it, the browser's has not. */
export const plainParts: PlainParts = {
  header: PlainHeader,
  tab: PlainTab,
  signIn: PlainSignIn,
  notice: PlainNotice,
};

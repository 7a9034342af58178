import { lazy, type ReactElement, Suspense } from 'react';
import type { Channel } from './contact/channel.ts';

const TwoFactorOnDialog = lazy(() => import('./twoFactor/TwoFactorOnDialog.tsx'));
const TwoFactorOffDialog = lazy(() => import('./twoFactor/TwoFactorOffDialog.tsx'));
const NewCodesDialog = lazy(() => import('./twoFactor/NewCodesDialog.tsx'));
const FirstPasswordDialog = lazy(() => import('./firstPassword/FirstPasswordDialog.tsx'));
const ContactDialog = lazy(() => import('./contact/ContactDialog.tsx'));

/** What the member wants to do about a security measure. */
export type ProtectionRequest =
  | { what: 'firstPassword' | 'twoFactorOn' | 'twoFactorOff' | 'newCodes' }
  | { what: 'contact'; channel: Channel; bound: string | null };

interface ProtectionDialogProps {
  request: ProtectionRequest;
  onClose: () => void;
}

/** Its dialog, loaded on demand. */
export function ProtectionDialog({ request, onClose }: ProtectionDialogProps): ReactElement {
  return <Suspense>{dialog(request, onClose)}</Suspense>;
}

function dialog(asked: ProtectionRequest, onClose: () => void): ReactElement {
  switch (asked.what) {
    case 'firstPassword':
      return <FirstPasswordDialog onClose={onClose} />;
    case 'twoFactorOn':
      return <TwoFactorOnDialog onClose={onClose} />;
    case 'twoFactorOff':
      return <TwoFactorOffDialog onClose={onClose} />;
    case 'newCodes':
      return <NewCodesDialog onClose={onClose} />;
    case 'contact':
      return <ContactDialog channel={asked.channel} bound={asked.bound} onClose={onClose} />;
  }
}

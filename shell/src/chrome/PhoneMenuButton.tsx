import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useOpenInPlace } from './useOpenInPlace.ts';

const PhoneMenu = lazy(() => import('./PhoneMenu.tsx'));

interface PhoneMenuButtonProps {
  className?: string;
  children?: ReactNode;
}

/** Opens the phone's menu; without children it is the header's icon. */
export function PhoneMenuButton({
  className = 'icon-btn only-phone needs-scripts',
  children,
}: PhoneMenuButtonProps): ReactElement {
  const t = useText();
  const [open, setOpen] = useOpenInPlace();
  // stays mounted once opened: signing out may still need its dialog
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={children ? undefined : t('menu.open')}
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {children ?? <Icon name="menu" />}
      </button>
      {wanted && (
        <Suspense>
          <PhoneMenu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

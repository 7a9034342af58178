import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { useKitTexts } from './KitProvider.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { useUid } from './uid.ts';
import { useModal } from './useModal.ts';

export type SheetProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** In the head, before the close button: "reset". */
  end?: ReactNode;
  className?: string | undefined;
};

/**
 * A bottom sheet, the phone's form of dropdowns and side menus; modal, closed by Escape, close button and a press
 * outside.
 */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ title, onClose, children, end, className }: Omit<SheetProps, 'open'>) {
  const texts = useKitTexts();
  const titleId = useUid();
  const modal = useModal({ onClose, dismissible: true });
  return (
    <dialog {...modal} className={classNames('sheet', className)} aria-labelledby={titleId}>
      <div className="sheet__grip" />
      <div className="sheet__head">
        <h2 id={titleId}>{title}</h2>
        <span className="row row--tight">
          {end}
          <IconButton variant="round" icon="close" label={texts.close} onClick={onClose} />
        </span>
      </div>
      <div className="sheet__body">{children}</div>
      <LiveRegion />
    </dialog>
  );
}

import type { ReactNode, RefObject } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import { useKitTexts } from './KitProvider.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { useUid } from './uid.ts';
import { useModal } from './useModal.ts';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons below the content, primary one last. */
  foot?: ReactNode;
  /** Icon above the title. */
  icon?: IconName | undefined;
  /** Beside the content of wide dialogs: a picture and benefits. */
  aside?: ReactNode;
  /** Whether Escape, the close button and a press outside close it. */
  dismissible?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of its description, read with the title. */
  describedBy?: string | undefined;
  className?: string | undefined;
};

/** A modal dialog; a bottom sheet on the phone. Its content unmounts when it closes. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, children, foot, icon, aside, dismissible = true, role, initialFocus, describedBy } = props;
  const texts = useKitTexts();
  const titleId = useUid();
  const modal = useModal({ onClose, dismissible, initialFocus });
  return (
    <dialog
      {...modal}
      role={role}
      className={classNames('dialog', !!aside && 'dialog--wide', props.className)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      {aside && <div className="dialog__aside">{aside}</div>}
      <div className="dialog__body">
        {icon && (
          <span className="dialog__mark">
            <Icon name={icon} size={24} />
          </span>
        )}
        <h2 id={titleId}>{title}</h2>
        {children}
        {foot && <div className="dialog__foot">{foot}</div>}
      </div>
      {/* Last, so that the focus goes to the content first. */}
      {dismissible && (
        <button className="dialog__close" type="button" aria-label={texts.close} title={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      <LiveRegion />
    </dialog>
  );
}

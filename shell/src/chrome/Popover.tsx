import { useBackCloses, useUid } from '@unisite/shared/ui';
import { type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { moveFocus } from './moveFocus.ts';
import { useDismiss } from './useDismiss.ts';
import { useOpenInPlace } from './useOpenInPlace.ts';

interface PopoverProps {
  className: string;
  buttonClass: string;
  /** Accessible name of the button, where its face has no text. */
  label?: string;
  /** Content of the button. */
  face: ReactNode;
  children: (close: () => void) => ReactNode;
}

/**
 * A button and the menu that it opens. Arrow keys move through it; Escape, a press outside, moving focus out and
 * navigating close it.
 */
export function Popover({ className, buttonClass, label, face, children }: PopoverProps): ReactElement {
  const [open, setOpen] = useOpenInPlace();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useUid();

  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  useBackCloses(open, closeAndReturn);
  useDismiss(box, open, (byKey) => (byKey ? closeAndReturn() : close()));

  const walk = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown') return;
      setOpen(true);
      event.preventDefault();
    } else if (moveFocus(event.key, menu.current)) event.preventDefault();
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and the menu in it
    <div ref={box} className={className} onKeyDown={walk} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div ref={menu} id={id} className="menu">
          {children(closeAndReturn)}
        </div>
      )}
    </div>
  );
}

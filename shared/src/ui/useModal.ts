import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useBackCloses } from './KitProvider.tsx';
import { layers } from './layers.ts';

export type ModalOptions = {
  onClose: () => void;
  /** Whether Escape, the phone's back gesture and a press outside close it. */
  dismissible: boolean;
  /** Initial focus; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Props of a native `<dialog>` that is modal while mounted: the browser traps the focus, makes the page inert and
 * restores the focus afterwards.
 */
export function useModal({ onClose, dismissible, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const leaving = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // engines without modal dialogs get a plain one instead of an error
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    initialFocus?.current?.focus();
    leaving.current = false;
    const leave = layers.push(dialog);
    return () => {
      leave();
      leaving.current = true;
      if (typeof dialog.close === 'function') dialog.close();
    };
  }, [initialFocus]);

  const leave = () => {
    if (dismissible) onClose();
  };
  useBackCloses(dismissible, onClose);
  // Backdrop and padding both belong to the dialog element: only the position distinguishes them.
  const isOutside = ({ target, currentTarget, clientX: x, clientY: y }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return target === currentTarget && (x < box.left || x > box.right || y < box.top || y > box.bottom);
  };

  return {
    ref,
    // handled at the key: a second Escape would close a native dialog whose first `cancel` was prevented
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    },
    onCancel(event: SyntheticEvent) {
      // a file input's `cancel` bubbles here too
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave();
    },
    // The browser closed it anyway (a form of method "dialog", a second back gesture).
    onClose() {
      if (leaving.current || ref.current?.open) return;
      if (dismissible) onClose();
      else ref.current?.showModal();
    },
    onPointerDown(event: MouseEvent) {
      pressedOutside.current = isOutside(event);
    },
    // Both ends of the press must be outside: selecting text beyond the dialog must not close it.
    onClick(event: MouseEvent) {
      if (pressedOutside.current && isOutside(event)) leave();
    },
  };
}

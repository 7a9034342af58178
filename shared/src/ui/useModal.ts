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
  /** What gets the focus first; otherwise the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Props for a native `<dialog>` that is modal for as long as it is mounted: the browser keeps the focus in it, makes
 * the page inert and gives the focus back to where it was.
 */
export function useModal({ onClose, dismissible, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const leaving = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Engines without modal dialogs get a plain one rather than an error.
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
  // The backdrop belongs to the dialog's own element, and so does its padding: only the place tells them apart.
  const isOutside = ({ target, currentTarget, clientX: x, clientY: y }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return target === currentTarget && (x < box.left || x > box.right || y < box.top || y > box.bottom);
  };

  return {
    ref,
    // Taken at the key: a second Escape would close a native dialog whose first `cancel` was refused.
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    },
    onCancel(event: SyntheticEvent) {
      // A file input's `cancel` passes by here too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave();
    },
    // The browser closed it all the same (a form of method "dialog", a second back gesture).
    onClose() {
      if (leaving.current || ref.current?.open) return;
      if (dismissible) onClose();
      else ref.current?.showModal();
    },
    onPointerDown(event: MouseEvent) {
      pressedOutside.current = isOutside(event);
    },
    // Both ends of the press: a selection that is drawn out of the dialog must not close it.
    onClick(event: MouseEvent) {
      if (pressedOutside.current && isOutside(event)) leave();
    },
  };
}

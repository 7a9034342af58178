import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import { useKitTexts } from './KitProvider.tsx';
import { layers } from './layers.ts';
import { type Toast, type ToastTone, toastStore } from './toastStore.ts';

const icons: Record<ToastTone, IconName> = { info: 'info', won: 'trophy', error: 'alert', gold: 'gift' };

/** The server has no toasts. */
const none: readonly Toast[] = [];
const noToasts = () => none;
const noLayer = () => undefined;

/** Shows the toasts of `toastStore`; the shell mounts one, next to its `LiveRegion`, which announces them. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, noToasts);
  const top = useSyncExternalStore(layers.subscribe, layers.top, noLayer);
  return toasts.length === 0 ? null : createPortal(<ToastList toasts={toasts} />, top ?? document.body);
}

function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const texts = useKitTexts();
  // Moving into a dialog remounts the list: pointer and focus are lost without an event.
  useEffect(() => toastStore.resume, []);
  return (
    <section
      className="toasts toasts--fixed"
      aria-label={texts.toasts}
      onPointerEnter={toastStore.pause}
      onPointerLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
    >
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} close={texts.closeToast} />
      ))}
    </section>
  );
}

function ToastBox({ toast, close }: { toast: Toast; close: string }) {
  const { id, tone, title, text, icon = icons[tone], action } = toast;
  const dismiss = () => toastStore.dismiss(id);
  const act = () => {
    dismiss();
    action?.run();
  };
  return (
    <div className={`toast toast--${tone}`}>
      <span className="toast__mark">
        <Icon name={icon} />
      </span>
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {action && (
          <button type="button" className="toast__action" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" aria-label={`${close}: ${title}`} onClick={dismiss}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

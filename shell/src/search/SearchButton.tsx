import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useOpenInPlace } from '../chrome/useOpenInPlace.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

interface SearchButtonProps {
  /**
   * Content of a menu item; without it the button is the header's icon, and `/` opens the search outside of text
   * fields.
   */
  children?: ReactNode;
}

/** Opens the site search. */
export function SearchButton({ children }: SearchButtonProps): ReactElement {
  const t = useText();
  const [open, setOpen] = useOpenInPlace();
  const isHeader = children === undefined;
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isHeader || event.key !== '/' || event.defaultPrevented || isWriting(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const typed = (event: KeyboardEvent) => openByKey(event);
    document.addEventListener('keydown', typed);
    return () => document.removeEventListener('keydown', typed);
  }, []);
  return (
    <>
      <button
        type="button"
        className={isHeader ? 'icon-btn header__search needs-scripts' : 'menu__item'}
        aria-label={isHeader ? t('search.title') : undefined}
        title={isHeader ? t('search.title') : undefined}
        aria-keyshortcuts={isHeader ? '/' : undefined}
        onClick={() => setOpen(true)}
      >
        {children ?? <Icon name="search" />}
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const isWriting = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role="slider"]') !== null);

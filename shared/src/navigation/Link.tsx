import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { currentLocation, navigate } from './history.ts';

/** Whatever an `<a>` takes, with `to` in the place of `href`. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, with its query. */
  to: string;
  /** Replaces the history entry. */
  replace?: boolean;
};

/**
 * A link within the site. A plain click uses the page's history; with a modifier, another button or a target it is the
 * browser's. (The router's own link would bring its prefetching into every first load.)
 */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps): ReactElement {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    const { pathname, search, hash } = currentLocation().location;
    navigate(to, { replace: replace || to === pathname + search + hash });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

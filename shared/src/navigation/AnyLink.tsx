import type { ComponentProps, ReactElement } from 'react';
import { Link } from './Link.tsx';

/** A link as data gives it: within the site through its history, any other is the browser's. */
export function AnyLink({ href, ...rest }: ComponentProps<'a'> & { href: string }): ReactElement {
  const within = href.startsWith('/') && !href.startsWith('//');
  return within ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

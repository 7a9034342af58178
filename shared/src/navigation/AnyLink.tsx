import type { ComponentProps, ReactElement } from 'react';
import { Link } from './Link.tsx';

/** A link given as data: through the page's history within the site, else a plain one. */
export function AnyLink({ href, ...rest }: ComponentProps<'a'> & { href: string }): ReactElement {
  const within = href.startsWith('/') && !href.startsWith('//');
  return within ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

import type { ComponentProps, ReactElement } from 'react';
import { Link } from 'react-router';

/** A link within the site goes through its router; any other is the browser's. */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }): ReactElement {
  const within = href.startsWith('/') && !href.startsWith('//') && rest.target === undefined;
  return within ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

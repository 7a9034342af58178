import { brandMark } from '../../../foundation/http/brandMark.ts';

interface SiteFile {
  type: string;
  content: string;
}

const webManifest = {
  name: 'Unisite',
  short_name: 'Unisite',
  start_url: '/index',
  display: 'standalone',
  background_color: '#0b1020',
  theme_color: '#0b1020',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
};

/** Small files that browsers and search engines request at fixed addresses. */
export const siteFiles: Readonly<Record<string, SiteFile>> = {
  '/robots.txt': {
    type: 'text/plain; charset=utf-8',
    content: 'User-agent: *\nDisallow: /wps/\nDisallow: /member\nDisallow: /agentHome\nDisallow: /game\n',
  },
  '/favicon.svg': { type: 'image/svg+xml; charset=utf-8', content: brandMark(32) },
  '/manifest.webmanifest': { type: 'application/manifest+json; charset=utf-8', content: JSON.stringify(webManifest) },
};

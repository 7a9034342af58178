import { prefetch, useOperation } from '@unisite/shared/api';
import { announcements } from '@unisite/shared/contract/messages';
import { Placeholder } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Strip } from '../notices/Strip.tsx';

/** So many announcements of the header strip take turns. */
const request = { type: 'H', page: 1, pageSize: 5 } as const;

prefetch(announcements, request);

/** The line above the home page: the latest announcements of type H, one after the other. */
export default function NoticeStrip(): ReactElement | null {
  const notices = useOperation(announcements, request, { staleTime: 300_000 });
  // a line of news is not worth an error in its place
  if (notices.error && !notices.data) return null;
  if (!notices.data) return <Placeholder shape="line" />;
  return notices.data.rows.length > 0 ? <Strip notices={notices.data.rows} /> : null;
}

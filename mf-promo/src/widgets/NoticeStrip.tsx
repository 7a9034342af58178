import { prefetch, useOperation } from '@unisite/shared/api';
import { announcements } from '@unisite/shared/contract/messages';
import { Placeholder } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Strip } from '../notices/Strip.tsx';

/** The latest announcements of the header strip. */
const request = { type: 'H', page: 1, pageSize: 5 } as const;

prefetch(announcements, request);

/** The news line of the home page: the latest announcements of type H, in turn. */
export default function NoticeStrip(): ReactElement | null {
  const notices = useOperation(announcements, request, { staleTime: 300_000 });
  // a failed news line is simply left out
  if (notices.error && !notices.data) return null;
  if (!notices.data) return <Placeholder shape="line" />;
  return notices.data.rows.length > 0 ? <Strip notices={notices.data.rows} /> : null;
}

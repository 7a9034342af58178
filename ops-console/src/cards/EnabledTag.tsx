import { Tag } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';

/** Says, in words of its place, whether something is switched on. */
export const EnabledTag = ({ on, children }: { on: boolean; children: ReactNode }): ReactElement => (
  <Tag tone={on ? 'jade' : 'coral'} icon={on ? 'check' : 'block'}>
    {children}
  </Tag>
);

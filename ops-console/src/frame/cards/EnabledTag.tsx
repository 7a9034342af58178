import { Tag } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';

/** Shows whether something is enabled, with a context-specific text. */
export const EnabledTag = ({ on, children }: { on: boolean; children: ReactNode }): ReactElement => (
  <Tag tone={on ? 'jade' : 'coral'} icon={on ? 'check' : 'block'}>
    {children}
  </Tag>
);

// imported by package name: this file is bundled into remotes, the kit and its texts are the shell's
import { Field } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DayControl } from './DayControl.tsx';
import { useAppliedDay } from './useAppliedDay.ts';

interface AppliedDateFieldProps {
  label: string;
  /** YYYY-MM-DD, like the bounds. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Whether it may be empty: ''. */
  optional?: boolean | undefined;
  onDay: (day: string) => void;
}

/** A date filter below its label. */
export function AppliedDateField({ label, ...day }: AppliedDateFieldProps): ReactElement {
  const control = useAppliedDay(day);
  return <Field label={label}>{(tied) => <DayControl {...tied} {...control} what={label} />}</Field>;
}

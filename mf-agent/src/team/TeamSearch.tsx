import { useText } from '@unisite/shared/i18n';
import { SearchField } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { maxSearchLength } from './teamFilters.ts';

interface TeamSearchProps {
  /** Label of the field; team members by default. */
  label?: string;
  /** The current search, as in the address. */
  search: string;
  onSearch: (search: string) => void;
}

/** The typed text, and the search at that time. */
interface Typed {
  readonly text: string;
  readonly before: string;
}

/** Pause in typing after which it searches, milliseconds. */
const PAUSE_MS = 300;

/** Searches for part of a name as soon as typing pauses. */
export function TeamSearch({ label, search, onSearch }: TeamSearchProps): ReactElement {
  const t = useText();
  const [typed, setTyped] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // going back, or another search, changes the address: typed text of the previous one is discarded
  const isCurrent = typed && (typed.before === search || typed.text.trim() === search);
  const send = (text: string) => {
    clearTimeout(timer.current);
    setTyped(null);
    if (text.trim() !== search) onSearch(text.trim());
  };
  return (
    <SearchField
      label={label ?? t('team.search')}
      maxLength={maxSearchLength}
      value={isCurrent ? typed.text : search}
      onValue={(text) => {
        clearTimeout(timer.current);
        setTyped({ text, before: search });
        timer.current = setTimeout(() => onSearch(text.trim()), text === '' ? 0 : PAUSE_MS);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(event.currentTarget.value);
      }}
      onBlur={(event) => send(event.currentTarget.value)}
    />
  );
}

import { useText } from '@unisite/shared/i18n';
import { SearchField } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { longestSearch } from './teamFilters.ts';

interface TeamSearchProps {
  /** What is searched; members of the team unless told. */
  label?: string;
  /** What is searched for now, as the address has it. */
  search: string;
  onSearch: (search: string) => void;
}

/** What was typed, and what was searched for then. */
interface Typed {
  readonly text: string;
  readonly before: string;
}

/** So long nothing more is typed before it is searched for, milliseconds. */
const PAUSE_MS = 300;

/** Part of a name, searched for as soon as typing pauses. */
export function TeamSearch({ label, search, onSearch }: TeamSearchProps): ReactElement {
  const t = useText();
  const [typed, setTyped] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, or a press on another search, changes the address: what was typed for the one before is over
  const isCurrent = typed && (typed.before === search || typed.text.trim() === search);
  const send = (text: string) => {
    clearTimeout(timer.current);
    setTyped(null);
    if (text.trim() !== search) onSearch(text.trim());
  };
  return (
    <SearchField
      label={label ?? t('team.search')}
      maxLength={longestSearch}
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

import { type ComponentProps, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { useKitTexts } from './KitProvider.tsx';
import { TextField } from './TextField.tsx';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  /** Accessible name, and the default placeholder. */
  label: string;
  value: string;
  onValue: (value: string) => void;
};

/** A search box with a clear button, which returns the focus to the box. */
export function SearchField({ label, value, onValue, ...rest }: SearchFieldProps) {
  const texts = useKitTexts();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValue('');
    input.current?.focus();
  };
  return (
    <TextField
      placeholder={label}
      autoComplete="off"
      {...rest}
      ref={input}
      label={label}
      hideLabel
      type="search"
      icon="search"
      value={value}
      onChange={(event) => onValue(event.target.value)}
      end={
        value && (
          <button type="button" aria-label={texts.clear} title={texts.clear} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        )
      }
    />
  );
}

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SearchField } from './SearchField.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';
import { click, type Mounted, mount, type } from './testing/mount.ts';

let page: Mounted;
afterEach(() => page.unmount());

describe('TextField', () => {
  test('ties label, error and hint to the input', () => {
    page = mount(<TextField label="Mobile" hint="Nine or ten digits" error="Digits only" name="mobile" />);
    const input = page.find<HTMLInputElement>('input');
    expect(input.labels?.[0]?.textContent).toBe('Mobile');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const words = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Digits only', 'Nine or ten digits']);
  });

  test('is not invalid without an error', () => {
    page = mount(<TextField label="Mobile" ok="Free" />);
    const input = page.find('input');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  test('two on a page, in two roots, have two ids', () => {
    page = mount(<TextField label="One" />);
    const other = mount(<TextField label="Two" />);
    expect(page.find('input').id).not.toBe(other.find('input').id);
    other.unmount();
  });
});

describe('PasswordField', () => {
  test('shows and hides what is typed', () => {
    page = mount(<PasswordField label="Password" autoComplete="current-password" defaultValue="minhanh123A" />);
    const input = page.find<HTMLInputElement>('input');
    const toggle = page.find('.input-box__end button');
    expect([input.type, input.autocomplete]).toEqual(['password', 'current-password']);
    expect(toggle.getAttribute('aria-label')).toBe('Hiện mật khẩu');
    click(toggle);
    expect(input.type).toBe('text');
    expect(input.value).toBe('minhanh123A');
    expect(toggle.getAttribute('aria-label')).toBe('Ẩn mật khẩu');
  });
});

describe('SearchField', () => {
  test('clears, and gives the focus back to the box', () => {
    function Search() {
      const [value, setValue] = useState('');
      return <SearchField label="Find a game" value={value} onValue={setValue} />;
    }
    page = mount(<Search />);
    const input = page.find<HTMLInputElement>('input');
    expect(page.container.querySelector('button')).toBeNull();
    type(input, 'rong vang');
    click(page.find('button'));
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });
});

describe('Select', () => {
  test('asks with its placeholder and tells what was chosen', () => {
    const choose = jest.fn();
    page = mount(
      <Select
        label="State"
        placeholder="Any"
        options={[{ value: 'won', label: 'Won' }]}
        onChange={(event) => choose(event.target.value)}
      />,
    );
    const select = page.find<HTMLSelectElement>('select');
    expect([...select.options].map((option) => option.text)).toEqual(['Any', 'Won']);
    expect(select.labels?.[0]?.textContent).toBe('State');
  });
});

describe('Checkbox', () => {
  test('is named by its words and told of its error', () => {
    page = mount(<Checkbox error="Please agree first">I am 18</Checkbox>);
    const input = page.find<HTMLInputElement>('input');
    expect(input.labels?.[0]?.textContent).toBe('I am 18');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please agree first',
    );
  });
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import { setLanguage } from '@unisite/shared/i18n';
import { Button, TextField } from '@unisite/shared/ui';
import { act } from 'react';
import { button, errorOf, eventually, find, mountModule, press, startAnew, type } from '../testing/page.ts';
import { toInputProps } from './toInputProps.ts';
import { useValidatedForm } from './useValidatedForm.ts';
import { ValidatedForm } from './ValidatedForm.tsx';

const send = jest.fn<(typed: { name: string; secret: string }) => Promise<void>>();
let page: Awaited<ReturnType<typeof mountModule>>;

function Probe() {
  const { form, field, busy } = useValidatedForm({
    fields: { name: '', secret: '' },
    check: ({ name, secret }) => ({ secret: secret ? null : 'secret missing', name: name ? null : 'name missing' }),
    send,
    places: { TAKEN: 'name' },
    explain: (error) => (error instanceof RangeError ? { secret: 'said otherwise' } : null),
    emptied: 'secret',
  });
  return (
    <ValidatedForm {...form}>
      <TextField {...toInputProps(field('name'))} label="name" />
      <TextField {...toInputProps(field('secret'))} label="secret" />
      <Button type="submit" busy={busy}>
        send
      </Button>
    </ValidatedForm>
  );
}

const input = (name: string) => find<HTMLInputElement>(page.element, `[name="${name}"]`);
const alert = () => page.element.querySelector('[role="alert"].alert')?.textContent ?? '';
const submit = () => press(button(page.element, 'send'));
const fill = () => {
  type(page.element, 'name', 'Minh Anh');
  type(page.element, 'secret', '246813');
};

beforeEach(async () => {
  startAnew();
  send.mockReset();
  page = await mountModule(Probe);
});
afterEach(() => page.unmount());

test('what is missing is said under each field, the first on the page gets the focus, and nothing is sent', async () => {
  await submit();
  expect(errorOf(page.element, 'name')).toBe('name missing');
  expect(errorOf(page.element, 'secret')).toBe('secret missing');
  expect(document.activeElement).toBe(input('name'));
  expect(send).not.toHaveBeenCalled();
});

test('a complaint goes when its field is typed in, the others stay, and the focus does not move', async () => {
  await submit();
  input('secret').focus();
  type(page.element, 'secret', '2');
  expect(errorOf(page.element, 'secret')).toBe('');
  expect(errorOf(page.element, 'name')).toBe('name missing');
  expect(document.activeElement).toBe(input('secret'));
});

test('it is sent once at a time, with what was typed', async () => {
  let answer = () => {};
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  fill();
  await submit();
  expect(button(page.element, 'send').getAttribute('aria-busy')).toBe('true');
  await press(button(page.element, 'send'));
  find<HTMLFormElement>(page.element, 'form').requestSubmit();
  expect(send.mock.calls).toEqual([[{ name: 'Minh Anh', secret: '246813' }]]);
  answer();
  await eventually(() => expect(button(page.element, 'send').getAttribute('aria-busy')).not.toBe('true'));
  expect(input('secret').value).toBe('246813');
});

test('a refusal is said under the field it is about, and a secret is typed anew', async () => {
  send.mockRejectedValue(new CallError('TAKEN', 'taken', 409));
  fill();
  await submit();
  await eventually(() => expect(errorOf(page.element, 'name')).toBe('taken'));
  expect(document.activeElement).toBe(input('name'));
  expect(input('name').value).toBe('Minh Anh');
  expect(input('secret').value).toBe('');
});

test('another refusal is said for the form until something is typed', async () => {
  send.mockRejectedValue(new CallError('ELSE', 'something else', 409));
  fill();
  await submit();
  await eventually(() => expect(alert()).toContain('something else'));
  type(page.element, 'name', 'Minh');
  expect(alert()).toBe('');
});

test('what is said of a refusal is said in the language of the moment [4.language.errors]', async () => {
  const said = { vi: 'Đã có người dùng', en: 'Taken already' };
  send.mockRejectedValue(new CallError('TAKEN', said.vi, 409, {}, said));
  fill();
  await submit();
  await eventually(() => expect(errorOf(page.element, 'name')).toBe(said.vi));
  await act(() => setLanguage('en'));
  await eventually(() => expect(errorOf(page.element, 'name')).toBe(said.en));
  await act(() => setLanguage('vi'));
});

test('a failure that has words of its own is said with them', async () => {
  send.mockRejectedValue(new RangeError('no call'));
  fill();
  await submit();
  await eventually(() => expect(errorOf(page.element, 'secret')).toBe('said otherwise'));
});

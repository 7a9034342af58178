import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import { setLanguage, startI18n, useLanguage } from '@unisite/shared/i18n';
import { flush, until } from '@unisite/shared/testing';
import { Button, TextField } from '@unisite/shared/ui';
import { act } from 'react';
import { type Mounted, mount, type as typeInto } from '../testing/mount.ts';
import { toInput } from './toInput.ts';
import { type Form, useForm } from './useForm.ts';

interface Values {
  name: string;
  secret: string;
  repeated: string;
}

startI18n('vi');
const send = jest.fn<(values: Values) => Promise<void>>();
let form: Form<Values>;
let page: Mounted;

function Probe() {
  const language = useLanguage();
  form = useForm<Values>({
    values: { name: '', secret: '', repeated: '' },
    validate: ({ name, secret, repeated }) => ({
      name: name === '' ? `${language}: name missing` : name.length < 4 ? `${language}: name too short` : null,
      secret: secret === '' ? 'secret missing' : null,
      repeated: repeated === secret ? null : 'not the same',
    }),
    submit: send,
    fieldOfRefusal: { TAKEN: 'name' },
    explain: (error) => (error instanceof RangeError ? { secret: `${language}: in other words` } : null),
    repetitions: { secret: 'repeated' },
    secret: 'secret',
  });
  return (
    <form {...form.form}>
      <p>{form.errors.form}</p>
      <TextField {...toInput(form.field('name'))} label="name" />
      <TextField {...toInput(form.field('secret'))} label="secret" />
      <TextField {...toInput(form.field('repeated'))} label="repeated" />
      <Button type="submit" busy={form.busy}>
        send
      </Button>
    </form>
  );
}

const input = (name: keyof Values) => page.find<HTMLInputElement>(`[name="${name}"]`);
const type = (name: keyof Values, text: string) => typeInto(input(name), text);
const leave = (name: keyof Values, to: HTMLElement | null = null) =>
  act(async () => {
    input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
  });
const submit = async () => {
  await act(async () => page.find<HTMLFormElement>('form').requestSubmit());
  await flush();
};
const errorOf = (name: keyof Values) =>
  page.container.querySelector(`[id="${input(name).id}-error"]`)?.textContent ?? '';
const formError = () => page.find('p').textContent;
const fill = () => {
  type('name', 'Minh Anh');
  type('secret', '246813');
  type('repeated', '246813');
};
const refuseWith = (error: Error) => send.mockRejectedValue(error);

beforeEach(() => {
  send.mockReset();
  page = mount(<Probe />);
});
afterEach(async () => {
  page.unmount();
  await act(() => setLanguage('vi'));
});

describe('validation', () => {
  test('on submit: each wrong field says so, the first on the page gets the focus, and nothing is sent', async () => {
    type('repeated', 'x');
    await submit();
    expect([errorOf('name'), errorOf('secret'), errorOf('repeated')]).toEqual([
      'vi: name missing',
      'secret missing',
      'not the same',
    ]);
    expect(document.activeElement).toBe(input('name'));
    expect(form.errorCount).toBe(3);
    expect(send).not.toHaveBeenCalled();
  });

  test('when a field with a value is left, and not before; an empty one is not complained of', async () => {
    await leave('name');
    expect(errorOf('name')).toBe('');
    type('name', 'Mi');
    expect(errorOf('name')).toBe('');
    await leave('name');
    expect(errorOf('name')).toBe('vi: name too short');
    expect(form.errorCount).toBe(0);
  });

  test('not when it is left for the button that submits, which must stay under the pointer', async () => {
    type('name', 'Mi');
    await leave('name', page.find('button[type="submit"]'));
    expect(errorOf('name')).toBe('');
  });

  test('again with each change of a field that was wrong, the others stay, and the focus does not move', async () => {
    await submit();
    await act(async () => input('secret').focus());
    type('name', 'Mi');
    expect(errorOf('name')).toBe('vi: name too short');
    type('name', 'Minh');
    expect(errorOf('name')).toBe('');
    type('name', 'Min');
    expect(errorOf('name')).toBe('');
    expect(errorOf('secret')).toBe('secret missing');
    expect(document.activeElement).toBe(input('secret'));
  });

  test('of a repetition as soon as what it repeats changes', () => {
    fill();
    type('secret', '246814');
    expect(errorOf('repeated')).toBe('not the same');
    type('secret', '246813');
    expect(errorOf('repeated')).toBe('');
  });

  test('of one field ahead of the submit, which gets the focus where it is wrong', async () => {
    let fits: boolean | undefined;
    await act(async () => {
      fits = form.validateField('secret');
    });
    expect([fits, errorOf('secret'), errorOf('name')]).toEqual([false, 'secret missing', '']);
    expect(document.activeElement).toBe(input('secret'));
    fill();
    await act(async () => {
      fits = form.validateField('secret');
    });
    expect([fits, errorOf('secret')]).toEqual([true, '']);
  });

  test('an error that shows is said in the other language when the language changes [4.language.errors]', async () => {
    await submit();
    await act(() => setLanguage('en'));
    expect(errorOf('name')).toBe('en: name missing');
  });
});

describe('sending', () => {
  test('once at a time, with what was typed', async () => {
    let answer = () => {};
    send.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    fill();
    await submit();
    expect(page.find('button').getAttribute('aria-busy')).toBe('true');
    await submit();
    expect(send.mock.calls).toEqual([[{ name: 'Minh Anh', secret: '246813', repeated: '246813' }]]);
    await act(async () => answer());
    expect(page.find('button').getAttribute('aria-busy')).not.toBe('true');
    expect(input('secret').value).toBe('246813');
  });

  test('a refusal is said under the field it is about, which gets the focus; a secret is typed anew', async () => {
    refuseWith(new CallError({ code: 'TAKEN', message: 'taken', status: 409 }));
    fill();
    await submit();
    expect(errorOf('name')).toBe('taken');
    expect(form.errorCount).toBe(1);
    expect(document.activeElement).toBe(input('name'));
    expect([input('name').value, input('secret').value]).toEqual(['Minh Anh', '']);
    type('name', 'Minh Ánh');
    expect(errorOf('name')).toBe('');
  });

  test('a malformed request is said under each of its fields that the form has', async () => {
    refuseWith(
      new CallError({
        code: 'BAD_REQUEST',
        message: 'malformed',
        status: 400,
        fields: { repeated: 'too long', domain: 'none' },
      }),
    );
    fill();
    await submit();
    expect([errorOf('repeated'), formError()]).toEqual(['too long', '']);
  });

  test('another refusal is said for the form until something is typed', async () => {
    refuseWith(new CallError({ code: 'ELSE', message: 'something else', status: 409 }));
    fill();
    await submit();
    expect(formError()).toBe('something else');
    type('name', 'Minh');
    expect(formError()).toBe('');
  });

  test('what is said of a refusal is said in the language of the moment [4.language.errors]', async () => {
    const said = { vi: 'Đã có người dùng', en: 'Taken already' };
    refuseWith(new CallError({ code: 'TAKEN', message: said.vi, status: 409, messages: said }));
    fill();
    await submit();
    expect(errorOf('name')).toBe(said.vi);
    await act(() => setLanguage('en'));
    expect(errorOf('name')).toBe(said.en);
  });

  test('a failure that has words of its own is said with them, in either language', async () => {
    refuseWith(new RangeError('no call'));
    fill();
    await submit();
    expect(errorOf('secret')).toBe('vi: in other words');
    await act(() => setLanguage('en'));
    expect(errorOf('secret')).toBe('en: in other words');
  });

  test('the next submit takes back what the last one was refused for', async () => {
    refuseWith(new CallError({ code: 'ELSE', message: 'something else', status: 409 }));
    fill();
    await submit();
    send.mockReset();
    type('secret', '246813');
    await submit();
    await until(() => send.mock.calls.length > 0);
    expect(formError()).toBe('');
  });
});

describe('beside the submit', () => {
  test('shows another call’s errors at their places, or at a field without moving the focus', async () => {
    await act(async () => input('secret').focus());
    await act(async () =>
      form.setFieldError('name', new CallError({ code: 'UNKNOWN', message: 'nobody’s', status: 404 })),
    );
    expect(errorOf('name')).toBe('nobody’s');
    expect(document.activeElement).toBe(input('secret'));
    await act(async () => form.setServerErrors(new CallError({ code: 'TAKEN', message: 'taken', status: 409 })));
    expect(errorOf('name')).toBe('taken');
    expect(document.activeElement).toBe(input('name'));
  });

  test('errors are taken back while values stay, and a reset takes both', async () => {
    type('name', 'Mi');
    await submit();
    expect(form.touched).toBe(true);
    await act(async () => form.clearErrors());
    expect([errorOf('name'), errorOf('secret'), form.errorCount]).toEqual(['', '', 0]);
    expect(input('name').value).toBe('Mi');
    await act(async () => form.reset());
    expect([input('name').value, form.touched]).toEqual(['', false]);
  });

  test('a value set by the page leaves the errors as they are', async () => {
    refuseWith(new CallError({ code: 'TAKEN', message: 'taken', status: 409 }));
    fill();
    await submit();
    await act(async () => form.setValue('name', 'MINH ANH'));
    expect([input('name').value, errorOf('name')]).toEqual(['MINH ANH', 'taken']);
  });
});

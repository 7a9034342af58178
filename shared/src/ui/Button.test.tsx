import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { KitProvider } from './KitProvider.tsx';
import { kitTexts } from './kitTexts.ts';
import { click, type Mounted, mount } from './testing/mount.ts';

let page: Mounted;
afterEach(() => page.unmount());

describe('Button', () => {
  test('does not submit unless it says so', () => {
    page = mount(<Button>Place the bet</Button>);
    expect(page.find('button').getAttribute('type')).toBe('button');
    page.rerender(<Button type="submit">Place the bet</Button>);
    expect(page.find('button').getAttribute('type')).toBe('submit');
  });

  test('at work it keeps its name and its focus and takes no click, not even to submit', () => {
    const press = jest.fn();
    const submit = jest.fn<() => void>();
    page = mount(
      <form action={submit}>
        <Button type="submit" busy onClick={press}>
          Place the bet
        </Button>
      </form>,
    );
    const button = page.find<HTMLButtonElement>('button');
    click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.textContent).toBe('Place the bet');
  });

  test('with an address it is a link, drawn by the provider', () => {
    const Routed = (props: ComponentProps<'a'>) => <a {...props} data-routed />;
    page = mount(
      <KitProvider texts={kitTexts.en} link={Routed}>
        <Button href="/promo" variant="primary" block>
          Promotions
        </Button>
      </KitProvider>,
    );
    const link = page.find('a[data-routed]');
    expect(link.getAttribute('href')).toBe('/promo');
    expect(link.className).toBe('btn btn--primary btn--block');
  });
});

describe('IconButton', () => {
  test.each(['quiet', 'round'] as const)('is named by its label (%s)', (variant) => {
    page = mount(<IconButton icon="mail" label="Inbox, 3 unread" variant={variant} />);
    expect(page.find('button').getAttribute('aria-label')).toBe('Inbox, 3 unread');
    expect(page.find('svg').getAttribute('aria-hidden')).toBe('true');
  });
});

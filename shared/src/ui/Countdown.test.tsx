import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { Countdown } from './Countdown.tsx';
import { type Mounted, mount } from './testing/mount.ts';

let page: Mounted;

const pass = (seconds: number) =>
  act(() => {
    jest.advanceTimersByTime(seconds * 1000);
  });

describe('Countdown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    page.unmount();
    jest.useRealTimers();
  });

  test('counts down to zero and says so once', () => {
    const end = jest.fn();
    page = mount(<Countdown until={3000} onEnd={end} />);
    const figures = () => [...page.container.querySelectorAll('b')].map((box) => box.textContent).join(':');
    expect(figures()).toBe('00:00:03');
    pass(2);
    expect(figures()).toBe('00:00:01');
    expect(end).not.toHaveBeenCalled();
    pass(5);
    expect(figures()).toBe('00:00:00');
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('is a timer that can be read, and is not announced', () => {
    page = mount(<Countdown until={27 * 60_000 + 48_000} look="text" />);
    const timer = page.find('[role="timer"]');
    expect(timer.textContent).toBe('27:48');
    expect(timer.getAttribute('aria-label')).toBe('Còn 0 giờ 27 phút 48 giây');
    expect(timer.hasAttribute('aria-live')).toBe(false);
  });

  test('all of them share one clock, which stops with the last', () => {
    page = mount(
      <>
        <Countdown until={9000} />
        <Countdown until={60_000} look="small" />
      </>,
    );
    expect(jest.getTimerCount()).toBe(1);
    page.rerender(null);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("goes by the server's clock when it is given", () => {
    page = mount(<Countdown until={10_000} now={() => Date.now() + 4000} look="text" />);
    expect(page.container.textContent).toBe('00:06');
  });
});

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { Rail } from './Rail.tsx';
import { Tile } from './Tile.tsx';
import { click, type Mounted, mount, press } from './testing/mount.ts';

let page: Mounted;
afterEach(() => page.unmount());

const game = { name: 'Rồng Vàng', href: '/game/1', image: '/1.webp' };

describe('Tile', () => {
  test('is a link by its name, and the star is a button beside it', () => {
    const like = jest.fn();
    page = mount(<Tile {...game} meta="Kim Hạc Phường" flag="hot" favourite onFavourite={like} />);
    expect(page.find('a').textContent).toBe('Rồng Vàng');
    const star = page.find('.tile__like');
    expect(star.closest('a')).toBeNull();
    expect([star.getAttribute('aria-pressed'), star.getAttribute('aria-label')]).toEqual([
      'true',
      'Yêu thích Rồng Vàng',
    ]);
    click(star);
    expect(like).toHaveBeenCalledWith(false);
  });

  test('tells about itself by a button of its own, also under maintenance', () => {
    const tell = jest.fn();
    page = mount(<Tile {...game} off onInfo={tell} />);
    const about = page.find('.tile__info');
    expect([about.closest('a'), about.getAttribute('aria-label')]).toEqual([null, 'Thông tin Rồng Vàng']);
    click(about);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test('renders hidden icons on first hover or focus; a set star shows from the start', () => {
    const icons = () => page.container.querySelectorAll('.tile__play svg, .tile__like svg, .tile__info svg').length;
    const both = { onFavourite: () => {}, onInfo: () => {} };
    page = mount(<Tile {...game} {...both} />);
    expect(icons()).toBe(0);
    act(() => page.find('a').focus());
    expect(icons()).toBe(3);
    page.unmount();
    page = mount(<Tile {...game} {...both} favourite />);
    expect(icons()).toBe(1);
    const pointed = new MouseEvent('pointerover', { bubbles: true });
    act(() => page.find('.tile__art').dispatchEvent(pointed));
    expect(icons()).toBe(3);
  });

  test('under maintenance it says so and offers no play', () => {
    page = mount(<Tile {...game} off offNote="19:00" />);
    expect(page.find('.tile__off').textContent).toBe('Đang bảo trì19:00');
    expect(page.container.querySelector('.tile__play')).toBeNull();
  });
});

describe('Rail', () => {
  test('the arrow keys go from tile to tile', () => {
    page = mount(
      <Rail label="Continue">
        <Tile {...game} />
        <Tile {...game} name="Hũ Vàng" href="/game/2" />
      </Rail>,
    );
    const [first, second] = page.container.querySelectorAll('a');
    act(() => first?.focus());
    if (first) press(first, 'ArrowRight');
    expect(document.activeElement).toBe(second);
    if (second) expect(press(second, 'ArrowRight').defaultPrevented).toBe(false);
  });
});

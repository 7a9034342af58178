import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { KitProvider } from './KitProvider.tsx';
import { kitTexts } from './kitTexts.ts';
import { Pagination } from './Pagination.tsx';
import { click, type Mounted, mount } from './testing/mount.ts';

let page: Mounted;
afterEach(() => page.unmount());

describe('Pagination', () => {
  test('leads to the first, the last, the neighbours and the pages between', () => {
    const go = jest.fn();
    page = mount(
      <KitProvider texts={kitTexts.en}>
        <Pagination page={12} pages={24} onPage={go} />
      </KitProvider>,
    );
    expect(page.container.textContent).toBe('FirstPrev1…111213…24NextLast');
    for (const button of page.container.querySelectorAll('button')) click(button);
    expect(go.mock.calls.flat()).toEqual([1, 11, 1, 11, 13, 24, 13, 24]);
    expect(page.find('[aria-current="page"]').getAttribute('aria-label')).toBe('Page 12');
  });

  test('leads nowhere at the ends, but keeps the focus', () => {
    const go = jest.fn();
    page = mount(<Pagination page={1} pages={3} onPage={go} />);
    const stuck = [...page.container.querySelectorAll('[aria-disabled="true"]')];
    expect(stuck.map((button) => button.textContent)).toEqual(['Đầu', 'Trước']);
    for (const button of stuck) click(button);
    expect(go).not.toHaveBeenCalled();
  });

  test('is not there for one page', () => {
    page = mount(<Pagination page={1} pages={1} onPage={() => {}} />);
    expect(page.container.innerHTML).toBe('');
  });
});

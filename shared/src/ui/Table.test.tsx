import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { EmptyState } from './EmptyState.tsx';
import { type Column, Table } from './Table.tsx';
import { click, type Mounted, mount } from './testing/mount.ts';

type Ticket = { id: string; stake: number };

const columns: Column<Ticket>[] = [
  { key: 'id', head: 'Ticket', cell: (ticket) => ticket.id },
  {
    key: 'stake',
    head: 'Stake',
    label: 'Staked',
    end: true,
    sortable: true,
    cell: (ticket) => ticket.stake,
    className: (ticket) => (ticket.stake > 1 ? 'up' : undefined),
  },
];
const table = { caption: 'Bets', columns, rowKey: (ticket: Ticket) => ticket.id };

let page: Mounted;
afterEach(() => page.unmount());

describe('Table', () => {
  test('waits in the shape of its rows', () => {
    page = mount(<Table {...table} rows={undefined} awaited={3} />);
    expect(page.container.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(page.find('table').getAttribute('aria-busy')).toBe('true');
  });

  test('shows its rows; figures to the right, with their name for the phone', () => {
    page = mount(<Table {...table} rows={[{ id: 'R-1', stake: 2 }]} />);
    const figure = page.find('tbody td:last-child');
    expect([figure.textContent, figure.className, figure.dataset.label]).toEqual(['2', 'end up', 'Staked']);
    expect(page.find('caption').textContent).toBe('Bets');
  });

  test('says so when there is nothing', () => {
    page = mount(<Table {...table} rows={[]} empty={<EmptyState title="No ticket yet" />} />);
    expect(page.container.textContent).toBe('No ticket yet');
  });

  test('sorts by a head: the greatest first, then the other way', () => {
    const sort = jest.fn();
    page = mount(<Table {...table} rows={[{ id: 'R-1', stake: 2 }]} onSort={sort} />);
    click(page.find('.sort'));
    expect(sort).toHaveBeenLastCalledWith({ key: 'stake', direction: 'descending' });
    page.rerender(
      <Table
        {...table}
        rows={[{ id: 'R-1', stake: 2 }]}
        onSort={sort}
        sort={{ key: 'stake', direction: 'descending' }}
      />,
    );
    expect(page.find('th:last-child').getAttribute('aria-sort')).toBe('descending');
    click(page.find('.sort'));
    expect(sort).toHaveBeenLastCalledWith({ key: 'stake', direction: 'ascending' });
  });
});

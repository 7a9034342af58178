import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Mounted, mount, press } from '../testing/mount.ts';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';
import { Meter } from './Meter.tsx';
import { niceScale } from './niceScale.ts';
import { Sparkline } from './Sparkline.tsx';

describe('niceScale', () => {
  test('gives round lines', () => {
    expect(niceScale([-3_100_000, 5_400_000]).lines).toEqual([
      -5_000_000, -2_500_000, 0, 2_500_000, 5_000_000, 7_500_000,
    ]);
  });

  test('holds zero and every value, rises evenly and stays short', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 60 }), (values) => {
        const { min, max, lines } = niceScale(values);
        const slack = (max - min) * 1e-9;
        for (const value of [0, ...values]) {
          expect(value).toBeGreaterThanOrEqual(min - slack);
          expect(value).toBeLessThanOrEqual(max + slack);
        }
        expect(max).toBeGreaterThan(min);
        expect(lines.length).toBeLessThanOrEqual(7);
        expect(lines.some((line) => line === 0)).toBe(true);
      }),
    );
  });
});

let page: Mounted;
afterEach(() => page?.unmount());

describe('BarChart', () => {
  const bars = [
    { label: '11/11', title: 'Wed, 11/11', value: -300 },
    { label: '12/11', title: 'Thu, 12/11', value: 500 },
  ];

  test('has its figures in a table, the running total too', () => {
    page = mount(
      <BarChart
        label="Won and lost"
        bars={bars}
        format={(n) => `${n} d`}
        formatAxis={String}
        valueName="Day"
        totalName="Total"
      />,
    );
    const rows = [...page.container.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Wed, 11/11', 'Day -300 d', 'Total -300 d'],
      ['Thu, 12/11', 'Day 500 d', 'Total 200 d'],
    ]);
  });

  test('the arrow keys go from bar to bar', () => {
    page = mount(<BarChart label="Won and lost" bars={bars} format={String} formatAxis={String} valueName="Day" />);
    const chart = page.find('.chart-scroll');
    const hint = () => page.container.querySelector('.hint-text')?.textContent;
    press(chart, 'ArrowLeft');
    expect(hint()).toBe('Thu, 12/11');
    press(chart, 'ArrowLeft');
    press(chart, 'ArrowLeft');
    expect(hint()).toBe('Wed, 11/11');
  });

  test('draws nothing wrong from nothing', () => {
    page = mount(
      <BarChart label="Won and lost" bars={[]} format={String} formatAxis={String} valueName="Day" totalName="Total" />,
    );
    expect(page.container.innerHTML).not.toMatch(/NaN|Infinity/);
    page.rerender(<Sparkline values={[]} />);
    expect(page.container.innerHTML).not.toMatch(/NaN|Infinity/);
    page.rerender(<Sparkline values={[4]} label="steady" />);
    expect(page.container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

describe('LineChart', () => {
  const slots = [
    { label: '11/11', title: 'Wed, 11/11' },
    { label: '12/11', title: 'Thu, 12/11' },
  ];
  const lines = [
    { name: 'Staked', mark: 'line', values: [300, 500] },
    { name: 'Paid', mark: 'sky', values: [200, 100] },
  ] as const;

  test('has the figures of every course in a table', () => {
    page = mount(
      <LineChart label="Turnover" slots={slots} lines={lines} format={(n) => `${n} d`} formatAxis={String} />,
    );
    const rows = [...page.container.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Wed, 11/11', 'Staked 300 d', 'Paid 200 d'],
      ['Thu, 12/11', 'Staked 500 d', 'Paid 100 d'],
    ]);
  });

  test('the arrow keys go from day to day, and show each course', () => {
    page = mount(<LineChart label="Turnover" slots={slots} lines={lines} format={String} formatAxis={String} />);
    press(page.find('.chart-scroll'), 'ArrowRight');
    const hints = [...page.container.querySelectorAll('.hint-text')].map((text) => text.textContent);
    expect(hints).toEqual(['Wed, 11/11', '300', '200']);
  });

  test('draws nothing wrong from nothing', () => {
    page = mount(<LineChart label="Turnover" slots={[]} lines={[]} format={String} formatAxis={String} />);
    expect(page.container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

describe('Meter', () => {
  test('never overflows', () => {
    page = mount(<Meter value={1.4} label="To the next level" />);
    expect(page.container.querySelector('.fill')?.getAttribute('width')).toBe('100');
    expect(page.container.querySelector('svg')?.getAttribute('aria-valuenow')).toBe('100');
  });
});

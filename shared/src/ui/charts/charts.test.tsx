import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Mounted, mount, press } from '../testing/mount.ts';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';
import { Meter } from './Meter.tsx';
import { niceScale } from './niceScale.ts';
import { Sparkline } from './Sparkline.tsx';
import { StackChart } from './StackChart.tsx';
import { StepsChart } from './StepsChart.tsx';

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

describe('StackChart', () => {
  const slots = [{ label: '11/11', title: 'Wed, 11/11' }];
  const stacks = [
    { name: 'Slots', tone: 'gold', values: [300] },
    { name: 'Live', tone: 'sky', values: [-100] },
    { name: 'Fish', tone: 'violet', values: [200] },
  ] as const;
  const drawn = () =>
    [...page.container.querySelectorAll('.chart rect:not(.hint)')].map((part) => [
      Number(part.getAttribute('y')),
      Number(part.getAttribute('y')) + Number(part.getAttribute('height')),
    ]);

  test('puts gains on each other above zero, and losses below', () => {
    page = mount(<StackChart label="Won" slots={slots} stacks={stacks} format={String} formatAxis={String} />);
    const zero = Number(page.find('.zero').getAttribute('y1'));
    const [first, second, third] = drawn();
    expect(first?.[1]).toBeCloseTo(zero, 0);
    expect(second?.[0]).toBeCloseTo(zero, 0);
    expect(third?.[1]).toBeCloseTo(first?.[0] ?? 0, 0);
  });

  test('has the figures of every part and of the course in a table', () => {
    const line = { name: 'Net', values: [400] };
    page = mount(
      <StackChart slots={slots} stacks={stacks} line={line} label="Won" format={String} formatAxis={String} />,
    );
    const cells = [...page.container.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['Slots 300', 'Live -100', 'Fish 200', 'Net 400']);
  });

  test('draws nothing wrong from nothing', () => {
    page = mount(<StackChart label="Won" slots={[]} stacks={[]} format={String} formatAxis={String} />);
    expect(page.container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

test('steps go on from where the one before ended, and a sum begins at zero', () => {
  page = mount(
    <StepsChart
      label="From gross to net"
      steps={[
        { name: 'Gross', value: 100, kind: 'sum' },
        { name: 'Bonus', value: -130, kind: 'change' },
        { name: 'Net', value: -30, kind: 'sum' },
      ]}
      format={String}
      formatAxis={String}
    />,
  );
  const bars = [...page.container.querySelectorAll('.chart g > rect:not(.hint)')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    bottom: Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
  }));
  expect(bars[1]?.top).toBeCloseTo(bars[0]?.top ?? 0, 0);
  expect(bars[2]?.bottom).toBeCloseTo(bars[1]?.bottom ?? 0, 0);
  expect(bars[2]?.top).toBeCloseTo(bars[0]?.bottom ?? 0, 0);
});

describe('Meter', () => {
  test('never overflows', () => {
    page = mount(<Meter value={1.4} label="To the next level" />);
    expect(page.container.querySelector('.fill')?.getAttribute('width')).toBe('100');
    expect(page.container.querySelector('svg')?.getAttribute('aria-valuenow')).toBe('100');
  });
});

import { useState } from 'react';
import { BarChart, ChartKey, Meter, Sparkline } from '../charts/index.ts';
import { Amount, Countdown, LazyImage, Panel } from '../index.ts';
import type { GalleryTexts } from './galleryTexts.ts';

const poster = new URL('./poster.svg', import.meta.url).href;
const MINUTE = 60_000;
const days = [
  0.9, -0.2, 1.7, -0.5, -0.2, 1, 1.5, 1.1, -1.5, 0.7, 1.6, -0.4, 1.6, -3.1, 1.3, 0.8, -1.8, 2.1, 0.1, 2, 1.4, 5.4, -0.6,
  0.6, 0.8, 0.4, 3.2, -0.6, -1, 1.3,
];

export function Figures({ texts }: { texts: GalleryTexts }) {
  const [start] = useState(Date.now);
  const bars = days.map((value, index) => {
    const label = `${((index + 22) % 31) + 1}/${index < 9 ? 10 : 11}`;
    return { label, title: label, value: value * 1e6 };
  });
  const signed = (value: number) => `${value > 0 ? '+' : ''}${(value / 1e6).toFixed(1)} ${texts.million}`;
  return (
    <>
      <Panel className="w8" title={texts.days30}>
        <div className="stack">
          <div className="row row--between">
            <p>
              <span className="muted">{texts.net}</span> <Amount value={'+6.912.400,00\u00a0₫'} tone="up" />
            </p>
            <ChartKey
              series={[
                { name: texts.wonDays, mark: 'won' },
                { name: texts.lostDays, mark: 'lost' },
                { name: texts.total, mark: 'line' },
              ]}
            />
          </div>
          <BarChart
            label={texts.chart}
            bars={bars}
            format={signed}
            formatAxis={signed}
            valueName={texts.dayProfit}
            totalName={texts.total}
          />
        </div>
      </Panel>
      <Panel className="w4" title={texts.closesIn}>
        <div className="stack">
          <Countdown until={start + 27 * MINUTE} />
          <Countdown until={start + 50 * 60 * MINUTE} look="small" />
          <p>
            {texts.closesIn} <Countdown until={start + MINUTE} look="text" />
          </p>
          <Meter value={0.68} label={texts.toNextLevel} />
          <Meter value={0.4} tone="jade" label={texts.toNextLevel} />
          <p className="row">
            <Sparkline values={[4, 5, 4, 6, 5, 7, 6, 8]} label={texts.errors} />
            <Sparkline values={[8, 7, 9, 6, 5, 5, 3, 2]} tone="warn" label={texts.errors} />
          </p>
          <p className="row">
            <Amount value={'12.846.500,00\u00a0₫'} tone="gold" />
            <Amount value={'−1.164.000\u00a0₫'} tone="down" />
          </p>
          <p className="row">
            <LazyImage src={poster} alt={texts.game} width={75} height={100} />
            <LazyImage src="/missing.webp" alt={texts.game} width={75} height={100} />
          </p>
        </div>
      </Panel>
    </>
  );
}

export { type Bar, BarChart, type BarChartProps } from './BarChart.tsx';
export { ChartKey, type ChartKeyProps } from './ChartKey.tsx';
export { type Line, LineChart, type LineChartProps } from './LineChart.tsx';
export { Meter, type MeterProps } from './Meter.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
export { type Stack, StackChart, type StackChartProps, type StackTone, stackTones } from './StackChart.tsx';
export { type ChartStep, StepsChart, type StepsChartProps } from './StepsChart.tsx';

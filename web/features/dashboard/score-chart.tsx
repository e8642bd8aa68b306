import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { format } from '#web/lib/format.ts';
import { axisStyle, tooltipStyle } from '#web/ui/chart-style.ts';
import type { ScorePoint } from './score-points.ts';
import { texts } from './texts.ts';

const line = { type: 'linear', strokeWidth: 2, isAnimationActive: false, connectNulls: true } as const;

/** Original and optimised scores over time, filling its container. It is only a picture: show the data as text too. */
export function ScoreChart({ points }: { points: readonly ScorePoint[] }) {
  return (
    <ResponsiveContainer>
      <LineChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 0, left: -16 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          {...axisStyle}
          dataKey="from"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          minTickGap={48}
          tickFormatter={presentTime}
        />
        <YAxis
          {...axisStyle}
          domain={[0, 100]}
          ticks={[0, 20, 40, 60, 80, 100]}
          tickFormatter={texts.filters.percent}
        />
        <Tooltip
          {...tooltipStyle}
          labelFormatter={(time) => presentTime(Number(time))}
          formatter={(score) => texts.filters.percent(Math.round(Number(score)))}
        />
        <Line
          {...line}
          dataKey="original"
          name={texts.table.original}
          stroke="var(--color-line-strong)"
          dot={{ r: 3, fill: 'var(--color-line-strong)', strokeWidth: 0 }}
        />
        <Line
          {...line}
          dataKey="optimized"
          name={texts.table.optimized}
          stroke="var(--color-accent)"
          dot={{ r: 3, fill: 'var(--color-accent)', strokeWidth: 0 }}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

function presentTime(time: number): string {
  return format.date(new Date(time));
}

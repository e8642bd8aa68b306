import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { AdminDay } from '#contract/admin.ts';
import { presentDay, texts } from './texts.ts';

const axis = {
  stroke: 'var(--color-line)',
  tick: { fill: 'var(--color-muted)', fontSize: 12 },
  tickLine: false,
} as const;
const tooltipBox = {
  background: 'var(--color-surface)',
  border: '1px solid var(--color-line)',
  borderRadius: 8,
  color: 'var(--color-ink)',
  fontSize: 14,
};

/** Sign-ups and scans as two bars a day, filling its container. It is only a picture: show the data as text too. */
export function ActivityChart({ days }: { days: readonly AdminDay[] }) {
  return (
    <ResponsiveContainer>
      <BarChart
        data={[...days]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 0, bottom: 0, left: -24 }}
        barGap={1}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis {...axis} dataKey="day" minTickGap={32} tickFormatter={presentDay} />
        <YAxis {...axis} allowDecimals={false} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-subtle)' }}
          contentStyle={tooltipBox}
          itemStyle={{ color: 'var(--color-ink)' }}
          labelFormatter={(day) => presentDay(String(day))}
        />
        <Bar
          dataKey="sign_ups"
          name={texts.activity.signUps}
          fill="var(--color-line-strong)"
          radius={[2, 2, 0, 0]}
          isAnimationActive={false}
        />
        <Bar
          dataKey="scans"
          name={texts.activity.scans}
          fill="var(--color-accent)"
          radius={[2, 2, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { AdminDay } from '#contract/admin.ts';
import { axisStyle, tooltipStyle } from '#web/ui/chart-style.ts';
import { presentDay, texts } from './texts.ts';

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
        <XAxis {...axisStyle} dataKey="day" minTickGap={32} tickFormatter={presentDay} />
        <YAxis {...axisStyle} allowDecimals={false} />
        <Tooltip
          {...tooltipStyle}
          cursor={{ fill: 'var(--color-subtle)' }}
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

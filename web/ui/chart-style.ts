/** An axis of a chart in the theme's colours. */
export const axisStyle = {
  stroke: 'var(--color-line)',
  tick: { fill: 'var(--color-muted)', fontSize: 12 },
  tickLine: false,
} as const;

/** What a chart shows about the point under the pointer: a box like the product's own, without an animation. */
export const tooltipStyle = {
  isAnimationActive: false,
  contentStyle: {
    background: 'var(--color-surface)',
    border: '1px solid var(--color-line)',
    borderRadius: 8,
    color: 'var(--color-ink)',
    fontSize: 14,
  },
  itemStyle: { color: 'var(--color-ink)' },
} as const;

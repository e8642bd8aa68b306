import { Select } from '#web/ui/select.tsx';
import type { AnalysisType } from './dashboard-filters.ts';
import { texts } from './texts.ts';

const options: { value: AnalysisType; label: string }[] = [
  { value: 'all', label: texts.filters.types.all },
  { value: 'ai', label: texts.filters.types.ai },
  { value: 'basic', label: texts.filters.types.basic },
];

/** All analyses, those with an optimised text, or those without. */
export function TypeFilter({ type, onChange }: { type: AnalysisType; onChange(type: AnalysisType): void }) {
  return <Select label={texts.filters.type} value={type} options={options} onChange={onChange} />;
}

import type { WriteFormat } from '#documents/write/write-document.ts';
import { Choice } from '#web/ui/choice.tsx';
import { rememberTemplate } from './default-options.ts';
import { texts } from './texts.ts';
import type { ChosenOptions } from './write-request.ts';

interface OptionFieldsProps {
  format: WriteFormat;
  options: ChosenOptions;
  onChange(options: ChosenOptions): void;
}

/** How a PDF or a Word file looks. */
export function OptionFields({ format, options, onChange }: OptionFieldsProps) {
  const change = (part: Partial<ChosenOptions>) => onChange({ ...options, ...part });
  const { fields, steps } = texts;
  const stepOptions = (['small', 'normal', 'large'] as const).map((value) => ({ value, label: steps[value] }));
  return (
    <>
      <Choice
        label={fields.template}
        value={options.template}
        options={(['plain', 'classic', 'compact', 'accent'] as const).map((value) => ({
          value,
          label: texts.templates[value],
        }))}
        onChange={(template) => {
          rememberTemplate(template);
          change({ template });
        }}
      />
      <Choice
        label={fields.paper}
        value={options.paper}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'Letter' },
        ]}
        onChange={(paper) => change({ paper })}
      />
      <Choice label={fields.size} value={options.size} options={stepOptions} onChange={(size) => change({ size })} />
      <Choice
        label={fields.margins}
        value={options.margins}
        options={stepOptions}
        onChange={(margins) => change({ margins })}
      />
      {format === 'pdf' && (
        <Choice
          label={fields.pages}
          value={options.pages === undefined ? 'any' : options.pages === 1 ? 'one' : 'two'}
          options={(['any', 'one', 'two'] as const).map((value) => ({ value, label: texts.pages[value] }))}
          onChange={(pages) => change({ pages: pages === 'any' ? undefined : pages === 'one' ? 1 : 2 })}
        />
      )}
      <Choice
        label={fields.dates}
        value={options.dates}
        options={(['inline', 'aligned'] as const).map((value) => ({ value, label: texts.dates[value] }))}
        onChange={(dates) => change({ dates })}
      />
      {options.dates === 'aligned' && <p className="text-muted text-xs">{texts.alignedNote}</p>}
    </>
  );
}

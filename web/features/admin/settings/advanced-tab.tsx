import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toastFailure } from '../lib/admin-toasts.ts';
import { AddSettingForm } from './add-setting-form.tsx';
import type { Setting } from './load-settings.ts';
import { parseJson } from './read-settings.ts';
import { texts } from './texts.ts';
import { useSaveSetting } from './use-settings.ts';

/** Every setting as stored, and a form to add one. */
export function AdvancedTab({ settings }: { settings: readonly Setting[] }) {
  return (
    <>
      <ul aria-label={texts.advanced.region} className="flex flex-col gap-4">
        {settings.map((setting) => (
          <li key={setting.id}>
            {/* After a save, here or by another admin, the text starts over from the stored value. */}
            <SettingEditor key={setting.updated_at} setting={setting} />
          </li>
        ))}
      </ul>
      <AddSettingForm />
    </>
  );
}

function SettingEditor({ setting }: { setting: Setting }) {
  const [text, setText] = useState(() => JSON.stringify(setting.value, null, 2));
  const [isInvalid, setInvalid] = useState(false);
  const { save, isSaving, refusal } = useSaveSetting(setting.key);
  const errorId = useId();
  const error = isInvalid ? texts.advanced.invalidJson : refusal;

  function submit(): void {
    const parsed = parseJson(text);
    setInvalid(!parsed);
    if (parsed) save(parsed.value);
    else toastFailure(texts.advanced.invalidJson);
  }
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="wrap-anywhere font-mono text-base">{setting.key}</h2>
        <p className="text-muted text-sm">{setting.description ?? texts.advanced.noDescription}</p>
      </div>
      <Textarea
        aria-label={texts.advanced.value(setting.key)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        className="font-mono sm:text-sm"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm tabular-nums">{texts.advanced.lastUpdated(new Date(setting.updated_at))}</p>
        <Button
          variant="secondary"
          aria-label={isSaving ? undefined : texts.advanced.save(setting.key)}
          disabled={isSaving}
          aria-busy={isSaving}
          onClick={submit}
        >
          {isSaving ? texts.saving : texts.save}
        </Button>
      </div>
    </Card>
  );
}

import { useState } from 'react';
import { logError } from '#web/lib/log-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { texts as sharedTexts } from '#web/ui/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { texts } from '../texts.ts';
import type { AnalyzerInput } from './check-input.ts';

interface LoadExampleProps {
  input: AnalyzerInput;
  disabled: boolean;
  onLoad(example: AnalyzerInput): void;
}

/** Fills the fields with an example, and asks first when that would overwrite something. */
export function LoadExample({ input, disabled, onLoad }: LoadExampleProps) {
  const [isAsking, setAsking] = useState(false);
  const load = async () => {
    setAsking(false);
    try {
      const { example } = await import('./example.ts');
      onLoad(example);
    } catch (error) {
      logError('The example could not be downloaded', error);
      toast({ ...sharedTexts.missingPart, variant: 'destructive' });
    }
  };
  const isTyped = Object.values(input).some((text) => text.trim() !== '');
  const { button, question, explanation, keep, replace } = texts.example;
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        size="small"
        disabled={disabled}
        onClick={() => (isTyped ? setAsking(true) : void load())}
      >
        {button}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title={question} description={explanation}>
        <DialogFooter>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {keep}
          </Button>
          <Button onClick={() => void load()}>{replace}</Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}

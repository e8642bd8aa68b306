import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from './button.tsx';
import { texts } from './texts.ts';

/** How long the button says that it has copied. */
const SAID_MS = 2000;

/** Copies a text, and says so in its place. `textOf` may have to load it first. */
export function CopyButton({ textOf, disabled }: { textOf(): string | Promise<string>; disabled?: boolean }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button variant="secondary" disabled={disabled} onClick={async () => setCopied(await copyText(await textOf()))}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span role="status">{isCopied ? texts.copied : texts.copy}</span>
    </Button>
  );
}

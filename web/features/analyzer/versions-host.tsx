import { usePart } from '#web/lib/use-part.ts';
import { type CurrentAnalysis, savedId } from './lib/analyzer-state.ts';
import type { Version } from './versions/load-versions.ts';

interface VersionsHostProps {
  analysis: CurrentAnalysis;
  isOpen: boolean;
  onRestore(version: Version): Promise<void>;
  onClose(): void;
}

async function load() {
  const [{ VersionsDialog }, { CompareTexts }] = await Promise.all([
    import('./versions/versions-dialog.tsx'),
    import('./changes/compare-texts.tsx'),
  ]);
  return { VersionsDialog, CompareTexts };
}

/** The place of the versions of a saved analysis, which are downloaded when they are first opened. */
export function VersionsHost({ analysis, isOpen, onRestore, onClose }: VersionsHostProps) {
  const parts = usePart(load, isOpen, onClose);
  const id = savedId(analysis);
  if (!(parts && isOpen) || id === undefined) return null;
  const { VersionsDialog, CompareTexts } = parts;
  return (
    <VersionsDialog
      resumeId={id}
      text={analysis.result.improvedResumeText || analysis.request.resumeText}
      compare={(original, optimized) => <CompareTexts original={original} optimized={optimized} isBrief />}
      onRestore={onRestore}
      onClose={onClose}
    />
  );
}

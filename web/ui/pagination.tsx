import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonClass } from './button-class.ts';
import { IconButton } from './icon-button.tsx';
import { pageSteps } from './page-steps.ts';

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  labels: { region: string; previous: string; next: string; page(page: number): string };
  onChange(page: number): void;
}

/** Steps through the pages of a list; renders nothing when there is only one. */
export function Pagination({ page, pages, labels, onChange }: PaginationProps) {
  if (pages < 2) return null;
  const steps = pageSteps(page, pages);
  return (
    <nav aria-label={labels.region} className="flex flex-wrap items-center gap-1">
      <IconButton
        icon={<ChevronLeft />}
        label={labels.previous}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      />
      {steps.map((step, index) =>
        step === null ? (
          <span key={`after ${steps[index - 1]}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <button
            key={step}
            type="button"
            aria-label={labels.page(step)}
            aria-current={step === page ? 'page' : undefined}
            className={buttonClass(step === page ? 'secondary' : 'ghost', 'medium', 'min-w-11 px-2! tabular-nums')}
            onClick={() => onChange(step)}
          >
            {step}
          </button>
        ),
      )}
      <IconButton
        icon={<ChevronRight />}
        label={labels.next}
        disabled={page === pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}

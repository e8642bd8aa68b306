import { Component, type ReactNode } from 'react';
import { logError } from '#web/lib/log-error.ts';
import { ErrorMessage } from './error-message.tsx';
import { isChunkError, reloadForNewVersion } from './reload-for-new-version.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Catches what a page throws while it renders, so that the rest of the product goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    logError('A page failed', error);
    if (isChunkError(error)) void reloadForNewVersion();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isMissingPart = isChunkError(error);
    // The browser remembers that a download failed: only a new page tries again.
    const retry = () => (isMissingPart ? location.reload() : this.setState({ error: null }));
    return <ErrorMessage isMissingPart={isMissingPart} onRetry={retry} />;
  }
}

import { Component, type ReactNode } from 'react';
import { logError } from '#web/lib/log-error.ts';
import { ErrorMessage } from './error-message.tsx';
import { isChunkError, reloadForNewVersion } from './reload-for-new-version.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface Failure {
  error: unknown;
  /** Whether a reload may fix it: nothing is said until that is known. */
  isReloading: boolean;
}

/** Catches what a page throws while it renders, so that the rest of the product goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { error: null, isReloading: false };

  static getDerivedStateFromError(error: unknown): Failure {
    return { error, isReloading: isChunkError(error) };
  }

  override componentDidCatch(error: unknown): void {
    logError('A page failed', error);
    if (isChunkError(error)) void reloadForNewVersion().then((isReloading) => this.setState({ isReloading }));
  }

  override render(): ReactNode {
    const { error, isReloading } = this.state;
    if (error === null) return this.props.children;
    if (isReloading) return null;
    const isMissingPart = isChunkError(error);
    // The browser remembers a failed download: only a reload tries again.
    const retry = () => (isMissingPart ? location.reload() : this.setState({ error: null }));
    return <ErrorMessage isMissingPart={isMissingPart} onRetry={retry} />;
  }
}

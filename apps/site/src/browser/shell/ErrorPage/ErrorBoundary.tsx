import { Component, type ReactNode } from 'react';
import { MissingContentError } from '../../navigation/content';
import { ErrorPage } from './ErrorPage';

interface State {
  failure: 'none' | 'content' | 'render';
}

/**
 * Keeps a failure from leaving an empty page. Content that cannot be had (a deployment has replaced it, or the
 * connection is gone) leads to a full load of that page, once: the page that arrives works without scripts too.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof MissingContentError ? 'content' : 'render' };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof MissingContentError) window.location.reload();
  }

  override render(): ReactNode {
    if (this.state.failure === 'render') return <ErrorPage />;
    return this.state.failure === 'content' ? null : this.props.children;
  }
}

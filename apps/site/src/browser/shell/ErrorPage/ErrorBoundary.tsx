import { Component, type ReactNode } from 'react';
import { MissingContentError } from '../../navigation/content';
import { ErrorPage } from './ErrorPage';

interface ErrorBoundaryProps {
  /** Of the address. Another one is a new try. */
  path: string;
  children: ReactNode;
}

interface State {
  path: string;
  failure: 'none' | 'content' | 'render';
}

/**
 * Keeps a failure from leaving an empty page. Content that cannot be had (a deployment has replaced it, or the
 * connection is gone) leads to a full load of that page, once: the page that arrives works without scripts too.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { path: this.props.path, failure: 'none' };

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: State): State | null {
    return path === state.path ? null : { path, failure: 'none' };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
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

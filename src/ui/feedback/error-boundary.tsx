import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of the children once one of them has thrown. */
  readonly renderFailure: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

/** Contains an error of what is below it. Give it another `key` to try again. React has no hook for this: it is a class. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly error: Error | undefined }
> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.renderFailure(error);
  }
}

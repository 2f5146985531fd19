import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  children: ReactNode;
  /** Renders the replacement for what was thrown; `retry` shows the children again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
}

/** An error boundary: children that throw are replaced, and the rest of the page stays. */
export class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { failure } = this.state;
    const retry = () => this.setState({ failure: null });
    return failure ? this.props.fallback(retry, failure.error) : this.props.children;
  }
}

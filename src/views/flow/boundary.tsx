import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  children: ReactNode;
  /** Renders the replacement; `retry` shows the children again. */
  fallback: (retry: () => void) => ReactNode;
  onError?: () => void;
}

/** An error boundary: children that throw are replaced, and the rest of the page stays. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const retry = () => this.setState({ hasFailed: false });
    return this.state.hasFailed ? this.props.fallback(retry) : this.props.children;
  }
}

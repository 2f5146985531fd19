import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  children: ReactNode;
  /** What is shown instead; `retry` shows the children again. */
  fallback: (retry: () => void) => ReactNode;
  onError?: () => void;
}

/** Keeps what fails while it is shown from taking the rest of the page with it. */
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

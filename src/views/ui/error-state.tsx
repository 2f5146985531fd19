import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { texts } from '../../domain/texts.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './notice-state.css';

export interface ErrorStateProps {
  title: string;
  text?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Whether it fills its page: its title is the page's heading then. */
  isPage?: boolean;
}

/** A failed load's message with 'Try again'. */
export function ErrorState({
  title,
  text,
  onRetry,
  isRetrying = false,
  isPage = false,
}: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="notice-state" data-tone="failure">
      <div className="notice-state-picture" aria-hidden="true">
        <Icon of={CloudOff} />
      </div>
      <div role="alert">
        <Title className="notice-state-title">{title}</Title>
      </div>
      {text && <p className="notice-state-text">{text}</p>}
      {onRetry && (
        <div className="notice-state-action">
          <Button onPress={onRetry} isPending={isRetrying}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

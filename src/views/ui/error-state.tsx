import CloudOff from 'lucide-react/icons/cloud-off';
import { texts } from '../../domain/texts.ts';
import { Button } from './button.tsx';
import './notice-state.css';

export interface ErrorStateProps {
  title: string;
  text?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Something did not arrive; trying again is one press away. */
export function ErrorState({ title, text, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className="notice-state" data-tone="failure">
      <div className="notice-state-picture" aria-hidden="true">
        <CloudOff />
      </div>
      <p className="notice-state-title" role="alert">
        {title}
      </p>
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

import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { Ref } from 'react';
import { texts } from '../../domain/texts.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './notice-state.css';

export interface ErrorStateProps {
  title: string;
  text: string;
  onRetry: () => void;
  /** Whether it fills its page: its title is the page's heading then. */
  isPage?: boolean;
  /** Whether a toast tells of the failure: the message is no live region then (§22.100). */
  isToasted?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A failed load's message with 'Try again'. */
export function ErrorState({ title, text, onRetry, isPage, isToasted, ref }: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="notice-state" data-tone="failure" ref={ref}>
      <div className="notice-state-picture" aria-hidden="true">
        <Icon of={CloudOff} />
      </div>
      <div {...(!isToasted && { role: 'alert' })}>
        <Title className="notice-state-title">{title}</Title>
      </div>
      <p className="notice-state-text">{text}</p>
      <div className="notice-state-action">
        <Button onPress={onRetry}>{texts.tryAgain}</Button>
      </div>
    </div>
  );
}

import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { FocusEvent } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { dismiss, notifications } from './ui.texts.ts';
import { useRegionKey } from './use-region-key.ts';
import './toast-region.css';

type ToastTone = 'info' | 'success' | 'failure';

interface Toast {
  id: string;
  text: string;
  title?: string | undefined;
  tone: ToastTone;
  /** The button that does something about it. */
  action?: { label: string } | undefined;
}

export interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  onAct?: (id: string) => void;
  /** Called when a pointer or the focus reaches a toast, which must not disappear then. */
  onHold?: () => void;
  /** Called when the pointer or the focus leaves the toasts, which the other may still be at. */
  onRelease?: () => void;
}

const icons = { info: Info, success: CircleCheck, failure: CircleAlert };

/**
 * The live region of toasts. Always on the page: a region that is added later stays silent. F6 leads
 * to the button of the newest toast, also out of a dialog, and back.
 */
export function ToastRegion({ toasts, onDismiss, onAct, onHold, onRelease }: ToastRegionProps) {
  const { region, onArrival, onClickCapture, focusBack } = useRegionKey<HTMLDivElement>('F6');
  return (
    <div
      ref={region}
      className="toast-region"
      role="status"
      aria-label={notifications}
      aria-live="polite"
      aria-atomic="false"
      aria-keyshortcuts="F6"
      // React Aria leaves an element with this attribute reachable while a modal is open.
      data-react-aria-top-layer="true"
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onClickCapture={onClickCapture}
      onFocus={(event) => {
        if (isAcross(event)) onArrival(event);
        onHold?.();
      }}
      onBlur={(event) => {
        if (isAcross(event)) onRelease?.();
      }}
    >
      {toasts.map(({ id, text, title, tone, action }) => (
        <div key={id} ref={focusBack} className="toast" data-tone={tone}>
          <Icon of={icons[tone]} className="toast-icon" />
          <div>
            <div className="toast-words">
              {title && <p className="toast-title">{title}</p>}
              <p>{text}</p>
            </div>
            {action && (
              <Button variant="quiet" onPress={() => onAct?.(id)}>
                {action.label}
              </Button>
            )}
          </div>
          <IconButton label={dismiss} onPress={() => onDismiss(id)}>
            <Icon of={X} />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

/** Whether the focus comes from outside or goes there. */
function isAcross({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

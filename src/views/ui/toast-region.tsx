import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { FocusEvent } from 'react';
import { IconButton } from './icon-button.tsx';
import './toast-region.css';

type ToastTone = 'info' | 'success' | 'failure';

interface Toast {
  id: string;
  text: string;
  title?: string | undefined;
  tone: ToastTone;
}

export interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** Called when a pointer or the focus reaches a toast, which must not disappear then. */
  onHold?: () => void;
  onRelease?: () => void;
}

const icons = { info: Info, success: CircleCheck, failure: CircleAlert };

/** The live region of toasts. Always on the page: a region that is added later stays silent. */
export function ToastRegion({ toasts, onDismiss, onHold, onRelease }: ToastRegionProps) {
  return (
    <div
      className="toast-region"
      role="status"
      aria-label="Notifications"
      aria-live="polite"
      aria-atomic="false"
      // React Aria leaves an element with this attribute reachable while a modal is open.
      data-react-aria-top-layer="true"
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={(event) => {
        if (hasLeft(event)) onRelease?.();
      }}
    >
      {toasts.map(({ id, text, title, tone }) => {
        const Icon = icons[tone];
        return (
          <div key={id} className="toast" data-tone={tone}>
            <Icon className="toast-icon" />
            <div className="toast-words">
              {title && <p className="toast-title">{title}</p>}
              <p>{text}</p>
            </div>
            <IconButton label="Dismiss" onPress={() => onDismiss(id)}>
              <X />
            </IconButton>
          </div>
        );
      })}
    </div>
  );
}

function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

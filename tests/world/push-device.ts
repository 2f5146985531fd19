import { vi } from 'vitest';
import type { PushWish } from '#domain/push.ts';
import { mobileNumber, userID } from './answers.ts';

/** A browser that can take push messages, and what it says when it is asked for permission. */
export class PushDevice {
  permission: NotificationPermission;
  /** How often the browser was asked. */
  asked = 0;
  unsubscribed = 0;

  constructor(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
    this.permission = permission;
    const device = this;
    const subscription = {
      unsubscribe: async () => {
        device.unsubscribed += 1;
        return true;
      },
    };
    const registration = { pushManager: { getSubscription: async () => subscription } };
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', {
      get permission() {
        return device.permission;
      },
      requestPermission: async () => {
        device.asked += 1;
        device.permission = answer;
        return answer;
      },
    });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registration },
    });
  }

  /** jsdom as it is again. */
  static remove(): void {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }
}

/** What the device remembers of the person's wish. */
export function rememberWish(choice: PushWish['choice'], of: string = userID): void {
  localStorage.setItem(`timewell.push.${of}`, JSON.stringify({ choice, mobileNumber }));
}

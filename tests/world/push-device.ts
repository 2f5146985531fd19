import { vi } from 'vitest';
import type { PushWish } from '#domain/push.ts';
import { mobileNumber, userID } from './answers.ts';

/** A browser that can take push messages, and a person who answers its question. */
export class PushDevice {
  permission: NotificationPermission;
  /** How often the app asked for permission. */
  asked = 0;
  unsubscribed = 0;
  /** The titles of the notifications that can be seen. */
  readonly shown = new Set<string>();

  constructor(
    permission: NotificationPermission,
    answer: () => Promise<NotificationPermission> = async () => 'granted',
  ) {
    this.permission = permission;
    const device = this;
    const subscription = {
      unsubscribe: async () => {
        device.unsubscribed += 1;
        return true;
      },
    };
    const registration = {
      pushManager: { getSubscription: async () => subscription },
      getNotifications: async () =>
        [...device.shown].map((title) => ({ title, close: () => device.shown.delete(title) })),
    };
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', {
      get permission() {
        return device.permission;
      },
      requestPermission: async () => {
        device.asked += 1;
        device.permission = await answer();
        return device.permission;
      },
    });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registration },
    });
  }

  /** Leaves jsdom as it was. */
  static remove(): void {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }
}

/** Writes down on the device whether the person wants push messages. */
export function rememberWish(choice: PushWish['choice'], of: string = userID): void {
  localStorage.setItem(`timewell.push.${of}`, JSON.stringify({ choice, mobileNumber }));
}

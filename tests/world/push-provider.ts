import type { PushMessage } from '#domain/push.ts';
import type { PushMessages } from '../../src/services/push-messages.ts';

/** The address of this device at the provider. */
export const pushToken = 'a-push-token';

/** The provider of push messages under a test's control. */
class PushProvider {
  /** Requests to the provider, in order. */
  readonly asked: string[] = [];
  token = async (): Promise<string> => pushToken;
  deleteToken = async (): Promise<void> => undefined;
  #tell: ((message: PushMessage) => void) | null = null;

  /** A message comes while the app is looked at; false where the app does not listen. */
  deliver(message: PushMessage): boolean {
    this.#tell?.(message);
    return this.#tell !== null;
  }

  /** Answers every request, and forgets what was asked. */
  reset(): void {
    this.asked.length = 0;
    this.token = async () => pushToken;
    this.deleteToken = async () => undefined;
    this.#tell = null;
  }

  /** As the app makes it once a visit. */
  create(): PushMessages {
    return {
      token: () => {
        this.asked.push('token');
        return this.token();
      },
      deleteToken: () => {
        this.asked.push('deleteToken');
        return this.deleteToken();
      },
      listen: (tell) => {
        this.#tell = tell;
        return () => {
          this.#tell = null;
        };
      },
    };
  }
}

export const pushProvider = new PushProvider();

import type { PushMessage } from '#domain/push.ts';
import type { PushMessages } from '../../src/services/push-messages.ts';

/** Where messages go in these tests. */
export const pushToken = 'a-push-token';

/** The provider of push messages under a test's control. */
class PushProvider {
  /** What it was asked for, in order. */
  readonly asked: string[] = [];
  token: () => Promise<string> = async () => pushToken;
  #tell: ((message: PushMessage) => void) | null = null;

  /** A message comes while the app is looked at; false where nobody listens. */
  deliver(message: PushMessage): boolean {
    this.#tell?.(message);
    return this.#tell !== null;
  }

  /** Back to what a provider does when all is well. */
  reset(): void {
    this.asked.length = 0;
    this.token = async () => pushToken;
    this.#tell = null;
  }

  /** As the app makes it once a visit. */
  create(): PushMessages {
    return {
      token: () => {
        this.asked.push('token');
        return this.token();
      },
      deleteToken: async () => {
        this.asked.push('deleteToken');
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

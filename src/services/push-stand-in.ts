import { readPushMessage } from '../domain/push.ts';
import type { DeviceStore } from './device-store.ts';
import type { PushMessages } from './push-messages.ts';
import { pushOwnerKey } from './push-owner.ts';

const tokenKey = `${pushOwnerKey}StandIn`;

/**
 * Push messages of the local stack, whose stand-in for the provider sends them to the open page. Not in
 * a production build.
 */
export function createPushStandIn(url: string, store: DeviceStore): PushMessages {
  const token = () => {
    const own = store.getItem(tokenKey) ?? crypto.randomUUID();
    store.setItem(tokenKey, own);
    return own;
  };

  return {
    token: async () => token(),
    listen: (tell) => {
      const messages = new EventSource(`${url}/messages/${token()}`);
      messages.onmessage = ({ data }) => {
        const message = readPushMessage(JSON.parse(data));
        if (message) tell(message);
      };
      return () => messages.close();
    },
    deleteToken: async () => store.removeItem(tokenKey),
  };
}

import { pushTexts } from '#domain/push.texts.ts';
import { mobileNumber, ok } from '../../../world/answers.ts';
import { signedIn } from '../../../world/device.ts';
import { PushDevice, rememberWish } from '../../../world/push-device.ts';
import { pushToken } from '../../../world/push-provider.ts';
import { enabled } from '../../../world/screen.ts';
import { until, visit } from '../../../world/visit.tsx';
import { background } from '../background.ts';
import type { Rows } from '../row.ts';

/** Where push messages go. */
export const pushRows = {
  savePushToken: background({
    call: 'savePushToken',
    where: 'after the offer',
    fields: { token: pushToken, phone: mobileNumber },
    arrive: async () => {
      new PushDevice('default');
      rememberWish('undecided');
      await visit('/dashboard', signedIn);
      await until(() => enabled(pushTexts.turnOn));
    },
    button: pushTexts.turnOn,
    good: ok({}),
    said: [pushTexts.on],
    saidOfFault: [],
  }),
} satisfies Rows;

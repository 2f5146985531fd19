import { pushTexts } from '#domain/push-texts.ts';
import { ok, token } from '../../support/answers.ts';
import { signedIn } from '../../support/device.ts';
import { enabled } from '../../support/looks.ts';
import { mobileNumber } from '../../support/person.ts';
import { PushDevice, rememberWish } from '../../support/push-device.ts';
import { pushToken } from '../../support/push-provider.ts';
import { until, visit } from '../../support/visit.tsx';
import { background } from '../background.ts';
import type { Rows } from '../row.ts';

/** Where push messages go. */
export const pushRows = {
  savePushToken: background({
    call: 'savePushToken',
    where: 'after the offer',
    sent: {
      method: 'POST',
      path: '/save_token',
      bearer: token,
      body: { token: pushToken, phone: mobileNumber },
    },
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

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { registrationDraft } from '../../src/machines/registration.ts';
import { Registration } from '../../src/views/registration/registration.tsx';
import { dateField, field, terms, toasts } from '../world/screen.ts';
import { draft, mobileNumber, registrationModel } from './flows/registration.model.ts';
import { button, press, proveAndSignIn, retype } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

function open({ environment: { app } }: Stage) {
  app.send({ type: 'login.requested' });
  app.send({ type: 'user.unknown', mobileNumber });
  return <Registration mobileNumber={mobileNumber} />;
}

const untouched = { details: { fullName: '', dob: '', agreed: false }, hadAadhaar: false };

describeView({
  model: registrationModel,
  screens: {
    afresh: open,
    'after a reload': (stage) => {
      stage.environment.drafts.save('visitor', registrationDraft.flow, draft);
      return open(stage);
    },
  },
  events: {
    'name.changed': ({ fullName }, stage) => retype(field('Full Name'), fullName, stage),
    'dob.changed': async ({ dob }, { user }) => {
      await user.clear(dateField());
      await user.type(dateField(), dob);
    },
    'aadhaar.changed': ({ text }, stage) => retype(field('Aadhaar'), text, stage),
    'terms.changed': (_, { user }) => user.click(terms()),
    'details.submitted': press('Register'),
    'number.abandoned': press('Change number'),
  },
  children: { phoneProof: proveAndSignIn },
  states: {
    enteringDetails: ({ fakes }, { snapshot: { context } }) => {
      expect(field('Full Name').value).toBe(context.details.fullName);
      expect(dateField().value).toBe(context.details.dob);
      expect(field('Aadhaar').value).toBe(context.details.aadhaar);
      expect(terms().checked).toBe(context.details.agreed);
      expect(screen.queryByText(texts.aadhaarNotKept) !== null).toBe(context.hadAadhaar);
      const isFilled =
        field('Full Name').value !== '' &&
        dateField().value !== '' &&
        field('Aadhaar').value.length === 6 &&
        terms().checked;
      expect(button('Register').hasAttribute('disabled')).toBe(!isFilled);
      expect(screen.queryByText(texts.dobWrong) !== null).toBe(context.isDobWrong);
      expect(screen.queryByText('Please check the name.') !== null).toBe(
        context.refusal === 'Please check the name.',
      );
      expect(fakes.waiting('sendCode')).toBe(0);
    },
    provingPhone: ({ fakes }) => {
      expect(field('One-time code').value).toBe('');
      expect(fakes.waiting('sendCode') + fakes.waiting('receiveCode')).toBe(1);
    },
    registered: ({ environment: { app }, emitted }) => {
      expect(toasts()).toContain(texts.registered);
      expect(app.getSnapshot().context.lastUserID).toBe('asha');
      expect(emitted.at(-1)).toMatchObject({ type: 'route.requested', to: '/dashboard' });
    },
    abandoned: ({ environment: { app, drafts } }, { snapshot: { context } }) => {
      const { aadhaar, ...kept } = context.details;
      expect(app.getSnapshot().matches({ signIn: { open: 'loggingIn' } })).toBe(true);
      const { flow, schema } = registrationDraft;
      // A form in which nothing was typed may have stored nothing.
      const loaded = drafts.load('visitor', flow, schema) ?? untouched;
      const hadAadhaar = context.hadAadhaar || aadhaar !== '';
      expect(loaded).toEqual({ details: kept, hadAadhaar });
    },
  },
});

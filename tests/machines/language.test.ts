import { describe, expect, it } from 'vitest';
import {
  languageChanged,
  languageChanging,
  languageNotChanged,
  languageNotKept,
} from '#domain/language.texts.ts';
import { languageMachine } from '../../src/machines/language.ts';
import { startFlow, toast } from './harness.ts';

function start(isNew = false) {
  return startFlow(languageMachine, (shell) => ({ shell, present: 'en' as const, isNew }));
}

const topic = 'language';

describe('Language (§22.124)', () => {
  it('Language: a press on another language changes it, and a toast says so at once', async () => {
    const choice = start();
    choice.send({ type: 'language.chosen', language: 'te' });
    expect(choice.news()).toEqual({
      at: 'changing',
      asked: [['changeLanguage', { language: 'te' }]],
      told: [toast(languageChanging, 'info', topic)],
    });
    await choice.answer('changeLanguage', { outcome: 'saved' });
    expect(choice.news()).toEqual({ at: 'changed' });
    expect(choice.snapshot().status).toBe('done');
  });

  it('Language: the present one can be chosen, since another tab may have chosen another for the next page, and no toast says so', async () => {
    const choice = start();
    choice.send({ type: 'language.chosen', language: 'en' });
    const asked = [['changeLanguage', { language: 'en' }]];
    expect(choice.news()).toEqual({ at: 'changing', asked });
    await choice.answer('changeLanguage', { outcome: 'saved' });
    expect(choice.news()).toEqual({ at: 'changed' });
  });

  it('Language: it stays after the choice is closed', () => {
    const choice = start();
    choice.send({ type: 'choice.closed' });
    expect(choice.news()).toEqual({ at: 'closed' });
    expect(choice.snapshot().status).toBe('done');
  });

  it('Language: it stays in a browser that keeps no cookies, and a toast says why in the place of the one that it changes', async () => {
    const choice = start();
    choice.send({ type: 'language.chosen', language: 'hi' });
    choice.news();
    await choice.answer('changeLanguage', { outcome: 'refused' });
    expect(choice.news()).toEqual({
      at: 'closed',
      told: [toast(languageNotKept, 'failure', topic)],
    });
  });

  it('Language: it stays without a network, and a toast says so', async () => {
    const choice = start();
    choice.send({ type: 'language.chosen', language: 'hi' });
    choice.news();
    await choice.fail('changeLanguage');
    expect(choice.news()).toEqual({
      at: 'closed',
      told: [toast(languageNotChanged, 'failure', topic)],
    });
  });

  it('Language: the page that comes in the new language says so', () => {
    const arrived = start(true);
    expect(arrived.news()).toEqual({
      at: 'arrived',
      told: [toast(languageChanged, 'success')],
    });
    expect(arrived.snapshot().status).toBe('done');
  });
});

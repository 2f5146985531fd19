import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { languageChanged } from '#domain/language.texts.ts';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { LanguageButton } from '../../src/views/language/language-button.tsx';
import { Notices } from '../../src/views/notices/notices.tsx';
import { setStage } from '../model/harness/view.tsx';

it('Languages: a new page says its language once it is shown, also where a first rendering is thrown away', async () => {
  const { environment } = setStage();
  let isNew = true;
  const takeNewLanguage = () => {
    const was = isNew;
    isNew = false;
    return was;
  };
  const late = Promise.resolve();
  function Late() {
    use(late);
    return null;
  }
  await act(async () =>
    render(
      <EnvironmentContext value={{ ...environment, languages: 'en hi te', takeNewLanguage }}>
        <Suspense>
          <LanguageButton />
          <Late />
        </Suspense>
        <Notices />
      </EnvironmentContext>,
    ),
  );
  expect(await screen.findByText(languageChanged)).toBeVisible();
});

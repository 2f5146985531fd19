import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, service, silence } from '../world/answers.ts';
import { press } from '../world/person/person.ts';
import { dialogs, inDialog } from '../world/screen.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

it('never shows a late answer under another category', async () => {
  await visit('/categories');
  const release = network.hold('listServices');
  await press('Doctor Available');
  await until(() => expect(network.sent('listServices')).toHaveLength(1));
  await press('Close');
  network.answer('listServices', silence);
  await press('Sports Available');
  release(ok({ services: [service] }));
  await breathe();
  expect(inDialog(texts.categoryTitle('Sports'), texts.servicesLoading)).toBeDefined();
  expect(screen.queryByText(service.name)).toBeNull();
});

it('shows what partners write as text, whatever is in it', async () => {
  const name = '<img src="x" onerror="alert(1)"> & <b>Sons</b>';
  const description = '<script>alert(1)</script>';
  network.answer('listServices', ok({ services: [{ ...service, name, description }] }));
  await visit('/categories');
  await press('Doctor Available');
  await until(() => expect(inDialog(dialogs.doctors, name)).toBeDefined());
  expect(inDialog(dialogs.doctors, description)).toBeDefined();
  expect(document.querySelector('[onerror], .service-card b, .service-card script')).toBeNull();
});

import { type Operator, readOperator } from '@firstlight/contract/outreach/contact/operator.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => null);
});

const operator: Operator = {
  name: 'Aube Claire SAS',
  legalForm: null,
  registeredAddress: '1 rue de l’Exemple, Paris',
  registrationNumber: null,
  publicationDirector: null,
  phone: null,
  consumerMediator: null,
  host: { name: 'Hébergeur d’exemple', address: null, phone: null },
};

test('the legal notice says what the server knows of whoever runs it, and shows what is missing as a gap', async () => {
  server.answers(readOperator, () => operator);
  await renderApp('/legal');
  for (const fact of [operator.name, operator.registeredAddress, operator.host.name])
    expect(await screen.findByText(fact ?? '')).toBeTruthy();
  expect(screen.getAllByText('To be completed by the operator before the site opens')).toHaveLength(7);
});

test('a legal notice whose names cannot be loaded says so, and offers another try', async () => {
  server.isUnreachable(readOperator);
  await renderApp('/legal');
  expect(await screen.findAllByText('The names and addresses could not be loaded')).toHaveLength(2);
});

import { expect } from '@playwright/test';
import { demonstration } from '#demo/site/demonstration.ts';
import { demoSettings } from '#demo/core/demo-settings.ts';

/** What a live shop never says: the demonstration's names, numbers and placeholders. */
const fictitious = [
  demoSettings.identity.name,
  demoSettings.identity.motto,
  demoSettings.seller.taxId,
  demoSettings.seller.street,
  demoSettings.contact.whatsApp.slice(-9),
  ...demonstration.developers.flatMap(({ people }) => people.map(({ name }) => name)),
  'en construcción',
  'Perfil en desarrollo',
  'Plataforma de pago',
  'con envío a todo el país',
];

/** The demonstration's own pages. */
export const demoPages = ['/about', '/info/dev', '/account', '/construction', '/pay'];

/** Returns the shop's own addresses of these links, once each. None is one of the demonstration. */
export function ownAddresses(links: readonly string[]): string[] {
  const addresses = [...new Set(links)].filter((address) => address.startsWith('/'));
  expect(addresses).toEqual(
    expect.arrayContaining(['/home?gender=Men', '/arrepentimiento', '/paginas/terminos-y-condiciones']),
  );
  // Nothing is sold to women yet.
  expect(addresses.filter((address) => address.includes('gender=Women'))).toEqual([]);
  expect(addresses.filter((address) => demoPages.includes(address))).toEqual([]);
  return addresses;
}

/** Checks that a page is there and says nothing of the demonstration. */
export function expectOwn(address: string, { status, text }: { readonly status: number; readonly text: string }): void {
  expect({ address, status }).toEqual({ address, status: 200 });
  const found = fictitious.filter((words) => text.includes(words));
  expect({ address, found }).toEqual({ address, found: [] });
}

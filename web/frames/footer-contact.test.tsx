import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { setShop, shop } from '#contract/shop.ts';
import type { ShopContact } from '#contract/shop-facts.ts';
import { FooterContact, hasContact } from './footer-contact.tsx';

const before = shop();

afterEach(() => setShop(before));

const nothing: ShopContact = { email: null, phone: null, whatsApp: null, networks: [] };

function linksWith(contact: Partial<ShopContact>): string[] {
  setShop({ ...before, contact: { ...nothing, ...contact } });
  const html = renderToStaticMarkup(<FooterContact linkClass="" />);
  return [...html.matchAll(/href="([^"?]*)/g)].map(([, href = '']) => href);
}

test('OWN-1 the footer says how the shop is reached by all ways that its owner set', () => {
  expect(
    linksWith({
      email: 'hola@telar.example',
      phone: '+54 387 555-0100',
      whatsApp: '+54 9 387 555-0101',
      networks: [{ name: 'Instagram', url: 'https://www.instagram.com/telar' }],
    }),
  ).toEqual([
    'mailto:hola@telar.example',
    'tel:+543875550100',
    'https://wa.me/5493875550101',
    'https://www.instagram.com/telar',
  ]);
});

test('OWN-1 a shop with only the mailbox that it needs has it in its footer, and one with nothing has no such part', () => {
  expect(linksWith({ email: 'hola@telar.example' })).toEqual(['mailto:hola@telar.example']);
  expect(hasContact()).toBe(true);
  expect(linksWith({})).toEqual([]);
  expect(hasContact()).toBe(false);
});

import { afterEach, expect, test } from 'vitest';
import type { ShopContact } from '#contract/core/shop/shop-facts.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { contactLinks } from './contact-links.ts';

const before = shop();

afterEach(() => setShop(before));

const nothing: ShopContact = { email: null, phone: null, whatsApp: null, networks: [] };

function linksWith(contact: Partial<ShopContact>): string[] {
  setShop({ ...before, contact: { ...nothing, ...contact } });
  return contactLinks().map(({ text, to }) => `${text} ${to.replace(/\?.*/, '')}`);
}

test('OWN-1 the end of every page says how the shop is reached, by all ways that its owner set', () => {
  expect(
    linksWith({
      email: 'hola@telar.example',
      phone: '+54 387 555-0100',
      whatsApp: '+54 9 387 555-0101',
      networks: [{ name: 'Instagram', url: 'https://www.instagram.com/telar' }],
    }),
  ).toEqual([
    'hola@telar.example mailto:hola@telar.example',
    '+54 387 555-0100 tel:+543875550100',
    'WhatsApp https://wa.me/5493875550101',
    'Instagram https://www.instagram.com/telar',
  ]);
});

test('OWN-1 a shop with only the mailbox that it needs has it there, and one with nothing has nothing', () => {
  expect(linksWith({ email: 'hola@telar.example' })).toEqual(['hola@telar.example mailto:hola@telar.example']);
  expect(linksWith({})).toEqual([]);
});

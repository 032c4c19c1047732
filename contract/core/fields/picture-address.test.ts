import { expect, test } from 'vitest';
import { addressStored, isPictureAddress } from './picture-address.ts';

test.each([
  'https://www.tienda.com/fotos/remera.png',
  'http://tienda.com/a.jpg',
  'tienda.com/a.JPEG',
  'www.cdn.tienda.com.ar/x/y/z.gif',
  'https://tienda.com:8443/logo.svg',
  '/media/0123456789abcdef0123456789abcdef',
])('APROD-2 %s is the address of a picture', (address) => {
  expect(isPictureAddress(address)).toBe(true);
});

test.each([
  '',
  'remera',
  'https://tienda.com/remera',
  'https://tienda.com/remera.pdf',
  'javascript:alert(1).png',
  'data:image/png;base64,x.png',
  'https://tienda.com/a b.png',
  'https://tienda.com/"onerror=.png',
  '/media/../../etc/passwd.png',
  '/media/0123',
  'ftp://tienda.com/a.png',
  `https://${'a.'.repeat(50_000)}png`,
])('APROD-2 %s is none', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});

test('APROD-2 an address is stored without scheme and www', () => {
  expect(addressStored('https://www.tienda.com/a.png')).toBe('tienda.com/a.png');
  expect(addressStored('http://tienda.com/www.png')).toBe('tienda.com/www.png');
  expect(addressStored(' tienda.com/a.png ')).toBe('tienda.com/a.png');
});

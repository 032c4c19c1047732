import { expect, test } from 'vitest';
import { smtpAddress } from './smtp-address.ts';

test('OWN-1 the address of a mail server names host, port, TLS and login', () => {
  expect(smtpAddress('smtps://ana%40tienda.example:cl%3Ave@correo.example')).toEqual({
    host: 'correo.example',
    port: 465,
    secure: true,
    requireTLS: false,
    auth: { user: 'ana@tienda.example', pass: 'cl:ve' },
  });
  expect(smtpAddress('smtps://ana:100%@correo.example')?.auth).toEqual({ user: 'ana', pass: '100%' });
  expect(smtpAddress('smtp://[::1]:2525?requireTLS=true')).toEqual({
    host: '::1',
    port: 2525,
    secure: false,
    requireTLS: true,
  });
});

test.each([
  'smtps://x/?pool=false&sendmail=true&path=/usr/bin/env&args=sh&args=-c&args=id',
  'smtps://correo.example?jsonTransport=true',
  'smtps://correo.example?streamTransport=true',
  'smtps://correo.example?proxy=http://10.0.0.5:80',
  'smtps://correo.example?tls.host=otro.example',
  'smtps://correo.example?tls.rejectUnauthorized=false',
  'smtp://correo.example?requireTLS=true&ignoreTLS=true',
  'smtp://correo.example?requireTLS=true&requireTLS=false',
  'smtps://correo.example/ruta',
  'smtps://correo.example#x',
  'smtps://u:clave@mail%20host/',
  'smtps://',
  'smtps://correo.example:0',
  'http://correo.example',
  'correo.example',
])('OWN-1 %s is no address of a mail server', (text) => {
  expect(smtpAddress(text)).toBeUndefined();
});

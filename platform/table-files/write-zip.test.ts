import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openZip } from './zip.ts';
import { writeZip } from './write-zip.ts';

test('a zip file has what was put into it, by names in any script, small and large, and bytes that get no smaller', async () => {
  const noise = randomBytes(100_000);
  const text = Buffer.from('{"añadido": "sí"}\n'.repeat(50_000));
  const file = await writeZip([
    { path: 'mis-datos.html', bytes: Buffer.from('<p>hola') },
    { path: 'órdenes/año.json', bytes: text },
    { path: 'vacío.txt', bytes: new Uint8Array() },
    { path: 'foto.bin', bytes: noise },
  ]);
  expect(file.length).toBeLessThan(noise.length + 20_000);
  const zip = await openZip(file);
  expect(zip.names).toEqual(['mis-datos.html', 'órdenes/año.json', 'vacío.txt', 'foto.bin']);
  expect(Buffer.from(await zip.read('órdenes/año.json')).equals(text)).toBe(true);
  expect(Buffer.from(await zip.read('foto.bin')).equals(noise)).toBe(true);
  expect((await zip.read('vacío.txt')).length).toBe(0);
  zip.close();
});

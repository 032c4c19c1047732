import { afterEach, expect, test } from 'vitest';
import { firstLanguage } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { badPicture } from './bad-picture.ts';
import { PictureRefused } from './picture-refused.ts';

afterEach(() => setLanguageSource(() => firstLanguage));

test('APROD-1 OWN-2 why a picture is refused is said in the language of the request', () => {
  const said = () => badPicture(new PictureRefused('damaged')).detail;
  expect(said()).toBe('No pudimos leer la imagen: el archivo está dañado.');
  setLanguageSource(() => 'en');
  expect(said()).toBe('We could not read the image: the file is damaged.');
});

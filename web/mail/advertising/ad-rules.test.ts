import { expect, test } from 'vitest';
import { adErrors, emptyAd } from './ad-rules.ts';

const right = {
  ...emptyAd,
  emailGoogle: 'ana@example.com',
  emailAsunto: 'Rebajas',
  emailTitulo: 'Todo al 50%',
  emailSubTitle: 'Solo esta semana',
  emailDescription: 'Venga.',
};

test('AMAIL-1 picture and button may be left out', () => {
  expect(adErrors(right, false)).toEqual({});
  expect(adErrors({ ...right, emailGoogle: '' }, true)).toEqual({});
});

test.each([
  [{ emailGoogle: '' }, 'emailGoogle', 'Es necesario ingresar tu correo electronico'],
  [{ emailGoogle: 'nada' }, 'emailGoogle', 'El correo brindado no es valido'],
  [{ emailAsunto: ' ' }, 'emailAsunto', 'En necesario ingresar el asunto'],
  [{ emailTitulo: '' }, 'emailTitulo', 'En necesario ingresar la descripcion'],
  [{ emailSubTitle: '' }, 'emailSubTitle', 'En necesario ingresar la descripcion'],
  [{ emailDescription: '' }, 'emailDescription', 'En necesario ingresar la descripcion'],
  [{ emailImagenTitle: 'javascript:x.png' }, 'emailImagenTitle', 'Por favor inserte una URL válida'],
])('AMAIL-1 %o is refused at its field', (change, field, message) => {
  expect(adErrors({ ...right, ...change }, false)).toEqual({ [field]: message });
});

/** Words that no sentence of the shop contains, and what it says instead. They have found new texts of the back office. */
export type Rule = { readonly pattern: RegExp; readonly instead: string };

/** A whole word: Spanish letters are not word characters for `\b`. */
const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}_.$/:@-])(?:${words})(?![\\p{L}\\p{N}_(@-])`, 'iu');

/** The shop addresses people formally, as 'usted', in the Spanish of Argentina. */
const address: readonly Rule[] = [
  { pattern: word('tú|tu|tus|te|ti|contigo|tuy[oa]s?'), instead: 'usted, su, sus, le, se' },
  { pattern: word('vos|sos|tenés|podés|querés|sabés|debés|necesitás|estás|vas'), instead: 'the form of usted' },
  {
    pattern: word(
      'puedes|debes|tienes|quieres|eres|estas|sabes|necesitas|haz|elige|prueba tu|verás|podrás|tendrás|recibirás|' +
        'olvidaste|regístrate|suscríbete|descubre|encuéntralo|agrégalo|inténtalo',
    ),
    instead: 'the form of usted',
  },
  {
    pattern: word(
      'elegí|probá|agregá|ingresá|escribí|revisá|buscá|mirá|hacé|completá|seleccioná|comprá|verificá|entrá',
    ),
    instead: 'the imperative of usted: elija, pruebe, agregue, ingrese, escriba, revise, busque',
  },
  { pattern: word('vosotros|os|podéis|tenéis|debéis|vuestr[oa]s?'), instead: 'ustedes, su, sus' },
];

/** One word for one thing, on every screen and in every e-mail. */
const words: readonly Rule[] = [
  { pattern: word('bolsa|cesta|cesto'), instead: 'carrito' },
  { pattern: word('tallas?'), instead: 'talle, talles' },
  // A provider of payments calls its keys so, on the page where they are copied.
  { pattern: word('claves?(?! (?:de API|secreta))|password'), instead: 'contraseña' },
  { pattern: word('e-mails?|mails?|emails?'), instead: 'correo, correo electrónico' },
  { pattern: word('pedidos?'), instead: 'orden, orden de compra, compra; solicitud for what was asked' },
  { pattern: word('desconectarse|deslogue\\p{L}+|logue\\p{L}+'), instead: 'cerrar sesión, iniciar sesión' },
  { pattern: word('acá'), instead: 'aquí' },
  { pattern: word('celular|móvil'), instead: 'teléfono' },
  { pattern: word('remover|borrar'), instead: 'quitar, eliminar' },
  { pattern: word('coger|ordenador|vale'), instead: 'the word of Argentina' },
];

const rules: readonly Rule[] = [...address, ...words];

/** Sentences that the requirements, or the form of a law, fix character by character. */
export const specified: readonly string[] = [
  'Actualmente estas como invitado',
  'No hay productos en tu lista de deseos',
  'Es necesario ingresar tu nombre',
  'Tu nombre no puede contener numeros',
  'Tu nombre no puede contener caracteres especiales',
  'Es necesario ingresar tu correo electronico',
  'Es necesario ingresar tu usuario',
  'Es necesario ingresar tu contraseña',
  'No te pases de listo admin, los reviews solo los puede dejar el cliente!',
  'No puedes cambiar tus propios permisos!',
  'VER BOLSA DE COMPRAS',
  'Pedido el/recibido el (*)',
  'Mail enviado con éxito!',
  'Email',
];

/** Returns the words of a sentence that a rule refuses, each with what the shop says instead. */
export function faultsOf(sentence: string): string[] {
  return faultsBy(rules, sentence);
}

/** The same for a Spanish sentence of any country: only how people are addressed. */
export function addressFaultsOf(sentence: string): string[] {
  return faultsBy(address, sentence);
}

function faultsBy(refused: readonly Rule[], sentence: string): string[] {
  if (specified.includes(sentence)) return [];
  return refused.flatMap(({ pattern, instead }) => {
    const [found] = pattern.exec(sentence) ?? [];
    return found === undefined ? [] : [`«${found}»: ${instead}`];
  });
}

/** Letters and signs that English does not have. */
const foreignLetters = /[áéíóúñü¿¡«»]/i;

/** Frequent words of Spanish that are no words of English, and the words of the demo's goods. */
const words = new Set(
  `al algo ante antes aquí así aunque bajo cada casi como con contra cual cuando de del desde donde durante el ella en entre
  es esa ese eso esta este esto está están fue ha hasta hay la las le les lo los mientras mismo muy más nada ni nos nuestra
  nuestro o otra otro para pero por porque puede que quien se según ser si sin sobre solo son su sus también tiene todas todo
  todos tras un una uno unos usted y ya algodón bolso bufanda buzo calce calzado camisa campera carrito chomba ciudad
  colores compra compras correo costura costuras cuello devolver días dinero envío falda hombre ley lino medida mujer paño
  pantalón plazo pregunta prenda prendas remera saco talle talles tejido tela tienda vestido zapatilla`.split(/\s+/),
);

/** Returns the words of a text that are Spanish; the names of values that the shop fills in are none. */
export function spanishIn(text: string): string[] {
  const found = text.replaceAll(/\{[^{}]*\}/g, ' ').match(/[\p{L}\p{M}¿¡«»]+/gu) ?? [];
  return found.filter((word) => foreignLetters.test(word) || words.has(word.toLowerCase()));
}

import { backOfficeTexts } from './back-office.texts.ts';
import { reviewTexts } from './reviews.texts.ts';
import type { Conflict } from './row-version.ts';
import { registrationTexts } from './registration.texts.ts';
import { texts } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** One field that was refused: `path` as in the input ('cartItems.0.quantity'), `message` fit to show beside it. */
export type FieldError = { readonly path: string; readonly message: string };

/**
 * Every expected failure: its code, its status (RFC 9110) and the Spanish sentence that a person reads.
 * `{name}` in a sentence is filled from the values of the error.
 */
export const errorTable = {
  malformed: { status: 400, detail: 'No pudimos leer los datos enviados.' },
  not_logged_in: { status: 401, detail: 'Debe iniciar sesión para continuar.' },
  wrong_credentials: { status: 401, detail: texts.login.refused },
  bad_signature: { status: 401, detail: 'La firma del aviso no es válida.' },
  not_allowed: { status: 403, detail: 'No tiene permiso para hacer esto.' },
  foreign_origin: { status: 403, detail: 'El pedido llegó desde otro sitio y fue rechazado.' },
  admin_cannot_buy: { status: 403, detail: texts.checkout.adminRefused },
  admin_cannot_review: { status: 403, detail: reviewTexts.adminRefused },
  identity_refused: { status: 403, detail: 'No pudimos confirmar quién es. Vuelva a intentarlo.' },
  identity_unverified: {
    status: 403,
    detail: 'El proveedor no verificó su correo. Verifíquelo allí, o ingrese con su usuario y contraseña.',
  },
  not_found: { status: 404, detail: 'No encontramos lo que busca.' },
  product_not_found: { status: 404, detail: 'Este producto no existe o ya no está a la venta.' },
  order_not_found: { status: 404, detail: 'No encontramos esa orden de compra.' },
  review_not_found: { status: 404, detail: 'No encontramos esa reseña.' },
  question_not_found: { status: 404, detail: 'No encontramos esa pregunta del asistente.' },
  answer_not_found: { status: 404, detail: 'No encontramos esa respuesta del asistente.' },
  bad_address: { status: 400, detail: 'La dirección está mal escrita.' },
  address_too_long: { status: 414, detail: 'La dirección es demasiado larga.' },
  method_not_allowed: { status: 405, detail: 'Esta dirección no admite ese método.' },
  identity_admin: {
    status: 403,
    detail: 'Los administradores ingresan con usuario y contraseña. Si no tiene una, pídala en «Olvidé mi contraseña».',
  },
  login_too_old: {
    status: 403,
    detail: 'Para cambiar este dato vuelva a ingresar y hágalo dentro de los 10 minutos.',
  },
  password_outgrown: {
    status: 403,
    detail: 'Su contraseña ya no alcanza para un administrador. Cámbiela por otra más larga para ingresar.',
  },
  wrong_password: { status: 403, detail: texts.changePassword.wrong },
  user_not_found: { status: 404, detail: 'No encontramos ese usuario.' },
  own_role: { status: 403, detail: backOfficeTexts.people.ownRole },
  own_account: { status: 403, detail: 'No puedes eliminar tu propia cuenta.' },
  category_not_found: { status: 404, detail: 'No encontramos esa categoría.' },
  page_not_found: { status: 404, detail: 'La lista termina en la página {last}.' },
  category_taken: { status: 409, detail: 'Ya existe una categoría con ese id o ese título.' },
  category_in_use: {
    status: 409,
    detail: 'La categoría tiene {count} productos. Elija a qué categoría pasan antes de continuar.',
  },
  last_admin: { status: 409, detail: 'La tienda no puede quedarse sin administradores.' },
  username_taken: { status: 409, detail: registrationTexts.usernameTaken },
  email_taken: { status: 409, detail: registrationTexts.emailTaken },
  review_taken: { status: 409, detail: reviewTexts.taken },
  out_of_stock: { status: 409, detail: texts.checkout.outOfStock },
  question_taken: { status: 409, detail: 'El asistente ya tiene una pregunta con ese nombre.' },
  question_answered: { status: 409, detail: 'Esa pregunta ya tiene una respuesta.' },
  stock_sold_meanwhile: {
    status: 409,
    detail: 'Mientras tanto se vendieron unidades: el stock no alcanza para restar tanto. Revise los números.',
  },
  changed_meanwhile: {
    status: 409,
    detail: 'Otra persona u otra ventana guardó cambios mientras usted editaba. Elija qué queda y vuelva a guardar.',
  },
  wishlist_full: { status: 409, detail: 'Su lista de deseos está completa: puede guardar hasta {most} productos.' },
  order_settled: { status: 409, detail: 'La orden ya no está pendiente y no puede cambiarse.' },
  link_spent: { status: 410, detail: 'El enlace ya se usó, venció o está incompleto. Pida uno nuevo.' },
  order_under_review: {
    status: 409,
    detail: 'El pago de esta orden está en revisión. Espere la respuesta antes de cancelarla.',
  },
  bad_picture: { status: 422, detail: 'No pudimos leer la imagen: {problem}' },
  too_large: { status: 413, detail: 'El contenido enviado es demasiado grande.' },
  not_json: { status: 415, detail: 'El contenido debe enviarse como JSON.' },
  invalid: { status: 422, detail: 'Revise los datos ingresados.' },
  weak_password: {
    status: 422,
    detail:
      'Un administrador necesita una contraseña de al menos 12 caracteres, que no sea de las comunes ni esté hecha de su usuario.',
  },
  same_password: { status: 422, detail: 'La contraseña nueva debe ser distinta de la actual.' },
  empty_bag: { status: 422, detail: texts.checkout.emptyBag },
  bad_email: { status: 422, detail: texts.checkout.badEmail },
  too_many_requests: { status: 429, detail: 'Demasiados intentos. Vuelva a probar en {seconds} segundos.' },
  unexpected: { status: 500, detail: 'Tuvimos un problema. Vuelva a intentarlo en unos minutos.' },
  provider_unavailable: {
    status: 503,
    detail: 'El medio de pago no responde. No se realizó ningún cobro; vuelva a intentarlo en unos minutos.',
  },
  identity_unavailable: {
    status: 503,
    detail: 'El proveedor para ingresar no responde. Vuelva a intentarlo, o ingrese con su usuario y contraseña.',
  },
  no_room: {
    status: 507,
    detail: 'No hay espacio en el servidor para guardar la imagen. Avise a quien lo administra.',
  },
  overloaded: {
    status: 503,
    detail: 'Hay demasiadas visitas en este momento. Vuelva a intentarlo en {seconds} segundos.',
  },
  opening: { status: 503, detail: 'La tienda está abriendo. Vuelva a intentarlo en {seconds} segundos.' },
  unavailable: {
    status: 503,
    detail: 'La tienda no está disponible en este momento. Vuelva a intentarlo en unos minutos.',
  },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errorTable;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTable, code);
}

/** Fills the `{name}` places of a sentence. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** An expected failure. It carries a code, not a sentence; `detail` is the sentence that belongs to the code. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly values: Values;
  readonly errors: readonly FieldError[];
  /** For `changed_meanwhile`. */
  readonly conflict: Conflict<unknown> | undefined;

  constructor(code: ErrorCode, values: Values = {}, errors: readonly FieldError[] = [], conflict?: Conflict<unknown>) {
    super(code);
    this.name = 'ShopError';
    this.code = code;
    this.values = values;
    this.errors = errors;
    this.conflict = conflict;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  get detail(): string {
    return fill(errorTable[this.code].detail, this.values);
  }
}

/**
 * The body of a failure on the wire, application/problem+json (RFC 9457). What follows `detail` are our extension members;
 * `conflict` holds the present row as the call answers it.
 */
export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly values: Values;
  readonly errors: readonly FieldError[];
  readonly conflict?: Conflict<unknown>;
};

import { backOfficeTexts } from './back-office.texts.ts';
import { reviewTexts } from './reviews.texts.ts';
import { registrationTexts } from './registration.texts.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { accountTexts } from './account.texts.ts';

/**
 * Every expected error: its code, its status (RFC 9110) and its Spanish message. `{name}` in a message is replaced by a
 * value of the error.
 */
export const errorTable = {
  malformed: { status: 400, detail: 'No pudimos leer los datos enviados.' },
  not_logged_in: { status: 401, detail: 'Debe iniciar sesión para continuar.' },
  wrong_credentials: { status: 401, detail: accountTexts.login.refused },
  bad_signature: { status: 401, detail: 'La firma del aviso no es válida.' },
  not_allowed: { status: 403, detail: 'No tiene permiso para hacer esto.' },
  foreign_origin: { status: 403, detail: 'La solicitud llegó desde otro sitio y fue rechazada.' },
  admin_cannot_buy: { status: 403, detail: checkoutTexts.adminRefused },
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
  postal_address_not_found: { status: 404, detail: 'No encontramos esa dirección entre las suyas.' },
  postal_address_foreign: {
    status: 409,
    detail: 'La dirección no es del país al que vende la tienda. Corríjala antes de comprar.',
  },
  country_fixed: { status: 409, detail: 'El país no se puede cambiar: la tienda ya tiene órdenes.' },
  country_changed: {
    status: 409,
    detail:
      'La tienda cambió de país y de moneda mientras usted compraba. Vuelva a abrir el carrito y revise los precios.',
  },
  delivery_zone_not_found: { status: 404, detail: 'Esa zona de entrega ya no existe.' },
  delivery_method_not_found: { status: 404, detail: 'Esa forma de entrega ya no existe.' },
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
  wrong_password: { status: 403, detail: accountTexts.changePassword.wrong },
  user_not_found: { status: 404, detail: 'No encontramos ese usuario.' },
  own_role: { status: 403, detail: backOfficeTexts.people.ownRole },
  own_account: { status: 403, detail: 'No puede eliminar su propia cuenta.' },
  category_not_found: { status: 404, detail: 'No encontramos esa categoría.' },
  page_not_found: { status: 404, detail: 'La lista termina en la página {last}.' },
  home_published: { status: 409, detail: 'Esta versión de la portada ya está publicada.' },
  page_taken: { status: 409, detail: 'Ya existe una página con esa dirección.' },
  page_empty: { status: 409, detail: 'La página no tiene texto: escríbalo antes de publicarla.' },
  page_needed: {
    status: 409,
    detail: 'Una tienda abierta necesita esta página. Publique otra versión, o cierre la tienda antes.',
  },
  page_gaps: {
    status: 409,
    detail: 'Para publicar falta: {names}. Complételo en la configuración o quítelo del texto.',
  },
  category_taken: { status: 409, detail: 'Ya existe una categoría con ese id o ese título.' },
  category_in_use: {
    status: 409,
    detail: 'La categoría tiene {count} productos. Elija a qué categoría pasan antes de continuar.',
  },
  last_admin: { status: 409, detail: 'La tienda no puede quedarse sin administradores.' },
  username_taken: { status: 409, detail: registrationTexts.usernameTaken },
  email_taken: { status: 409, detail: registrationTexts.emailTaken },
  review_taken: { status: 409, detail: reviewTexts.taken },
  out_of_stock: { status: 409, detail: checkoutTexts.outOfStock },
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
  delivery_zone_taken: { status: 409, detail: 'Ya existe una zona con ese nombre.' },
  delivery_zone_in_use: { status: 409, detail: 'Hay formas de entrega con esta zona. Cámbielas antes de eliminarla.' },
  too_many_addresses: { status: 409, detail: 'Puede guardar hasta {most} direcciones. Elimine alguna primero.' },
  too_many_views: { status: 409, detail: 'Puede guardar hasta {most} vistas de una lista. Quite alguna primero.' },
  order_key_used: { status: 409, detail: 'Ese identificador ya es de otra orden. Cargue la orden otra vez.' },
  order_settled: { status: 409, detail: 'La orden ya no está pendiente y no puede cambiarse.' },
  refund_too_much: { status: 409, detail: 'De esta orden quedan {left} para devolver: no puede devolverse más.' },
  refund_nothing_left: { status: 409, detail: 'De esta orden no queda dinero para devolver.' },
  refund_disputed: {
    status: 409,
    detail:
      'El comprador inició una disputa por esta orden: hasta que se resuelva no puede devolverse nada desde aquí.',
  },
  refund_pending: { status: 409, detail: 'Esta orden todavía espera su pago: no hay nada que devolver.' },
  refund_units: { status: 409, detail: 'De "{product}" ({size}) quedan {left} unidades para devolver.' },
  refund_key_used: { status: 409, detail: 'Esta devolución ya se pidió para otra orden. Vuelva a cargar la página.' },
  refund_line_unknown: { status: 422, detail: 'La devolución nombra un producto que no está en esta orden.' },
  link_spent: { status: 410, detail: 'El enlace ya se usó, venció o está incompleto. Pida uno nuevo.' },
  order_under_review: {
    status: 409,
    detail: 'El pago de esta orden está en revisión. Espere la respuesta antes de cancelarla.',
  },
  parcel_not_found: { status: 404, detail: 'No encontramos ese bulto en la orden.' },
  carrier_not_found: { status: 404, detail: 'No encontramos ese transportista, o ya no está activo.' },
  withdrawal_not_found: { status: 404, detail: 'No encontramos esa solicitud de arrepentimiento.' },
  tracking_not_found: { status: 404, detail: 'No encontramos esa compra. Revise que el enlace esté completo.' },
  carrier_taken: { status: 409, detail: 'Ya existe un transportista con ese nombre.' },
  order_unpaid: { status: 409, detail: 'La orden no está paga: no se prepara ni se entrega.' },
  delivery_stopped: {
    status: 409,
    detail: 'El medio de pago pidió no enviar esta orden. No la despache ni la entregue.',
  },
  fulfilment_refused: { status: 409, detail: 'La entrega de la orden está en «{state}»: ese paso ya no es posible.' },
  order_has_left: {
    status: 409,
    detail: 'La orden ya salió de la tienda, al menos en parte: no puede cancelarse.',
  },
  order_paid_by_hand: {
    status: 409,
    detail: 'Esta orden se pagó en persona o por transferencia: escríbanos para cancelarla y le devolvemos el dinero.',
  },
  order_in_preparation: {
    status: 409,
    detail: 'La tienda ya está preparando la orden: no puede cancelarla desde aquí. Escríbanos por WhatsApp.',
  },
  too_many_units: { status: 409, detail: 'De «{name}» quedan {left} sin despachar. Revise las cantidades.' },
  nothing_to_print: {
    status: 409,
    detail:
      'Nada para imprimir: las órdenes no están pagas, no se deben enviar, ya se despacharon o no tienen dirección.',
  },
  test_not_sent: { status: 502, detail: 'El servidor de correo no aceptó la prueba. Respondió: {answer}' },
  nothing_left: { status: 409, detail: 'Todas las prendas de la orden ya están en un bulto.' },
  return_not_found: { status: 404, detail: 'No encontramos esa solicitud de devolución o cambio.' },
  return_not_sent: {
    status: 409,
    detail: 'Esta compra no fue enviada ni entregada: no hay nada que devolver o cambiar.',
  },
  return_window_over: {
    status: 409,
    detail: 'El plazo para devolver o cambiar prendas de esta compra terminó el {day}.',
  },
  return_units: { status: 409, detail: 'De «{product}» ({size}) quedan {left} unidades para devolver o cambiar.' },
  return_line_unknown: { status: 422, detail: 'La solicitud nombra una prenda que no está en esta orden.' },
  return_size_sold_out: {
    status: 409,
    detail: 'De «{product}» no quedan unidades suficientes en el talle elegido. Elija otro talle o la devolución.',
  },
  demo_stays_open: { status: 409, detail: 'La demostración está siempre abierta.' },
  opening_incomplete: { status: 409, detail: 'Todavía faltan pasos para abrir la tienda.' },
  mail_refused: { status: 422, detail: 'No se pudo enviar el correo de prueba: {problem}' },
  return_moved: { status: 409, detail: 'La solicitud ya está en «{state}»: ese paso no es posible.' },
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
  delivery_needed: { status: 422, detail: 'Indique cómo quiere recibir su compra para continuar.' },
  delivery_unavailable: {
    status: 422,
    detail: 'No hacemos envíos a esa dirección con la entrega elegida. Elija otra dirección u otra forma de entrega.',
  },
  empty_bag: { status: 422, detail: checkoutTexts.emptyBag },
  bad_email: { status: 422, detail: checkoutTexts.badEmail },
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
  closed: { status: 503, detail: 'La tienda todavía no abrió. Vuelva pronto.' },
  opening: { status: 503, detail: 'La tienda está abriendo. Vuelva a intentarlo en {seconds} segundos.' },
  unavailable: {
    status: 503,
    detail: 'La tienda no está disponible en este momento. Vuelva a intentarlo en unos minutos.',
  },
} as const satisfies Record<string, { status: number; detail: string }>;

import { href } from 'react-router';
import { folderOf } from '../links/folder-of.ts';

export type AdminLink = {
  readonly to: string;
  readonly text: string;
  /** Other addresses of the same screen. */
  readonly also?: readonly string[];
  /** The beginnings of the addresses of its entries, such as the form of one product. */
  readonly inside?: readonly string[];
  /** Other words by which people look for it. */
  readonly words: string;
};

export type AdminGroup = { readonly title: string | null; readonly links: readonly AdminLink[] };

/** The screens of the back office by group, the most used first. */
export const adminGroups: readonly AdminGroup[] = [
  {
    title: null,
    links: [
      {
        to: href('/admin/principal'),
        text: 'Inicio',
        also: [href('/admin')],
        words: 'panel administrador resumen ventas cifras',
      },
    ],
  },
  {
    title: 'Ventas',
    links: [
      {
        to: href('/admin/orders'),
        text: 'Órdenes',
        inside: [folderOf(href('/admin/orders/:payment_id', { payment_id: '0' }))],
        words: 'pedidos compras pagos ventas entregas envíos despachar',
      },
      {
        to: href('/admin/orders/new'),
        text: 'Cargar orden',
        words: 'venta manual mostrador teléfono Instagram WhatsApp efectivo transferencia enlace de pago nueva',
      },
      {
        to: href('/admin/returns'),
        text: 'Devoluciones',
        inside: [folderOf(href('/admin/returns/:id', { id: '0' }))],
        words: 'cambios de talle devolver solicitudes reintegros inspección',
      },
      {
        to: href('/admin/withdrawals'),
        text: 'Arrepentimientos',
        words: 'botón de arrepentimiento devolución revocación código',
      },
      {
        to: href('/admin/carriers'),
        text: 'Transportistas',
        words: 'envíos seguimiento bultos Andreani Correo Argentino OCA entrega',
      },
      {
        to: href('/admin/delivery'),
        text: 'Envíos',
        inside: [href('/admin/delivery/methods/:id', { id: '0' }), href('/admin/delivery/zones/:id', { id: '0' })].map(
          folderOf,
        ),
        words: 'entregas zonas tarifas correo retiro métodos',
      },
    ],
  },
  {
    title: 'Catálogo',
    links: [
      {
        to: href('/admin/allproducts'),
        text: 'Productos',
        inside: [
          href('/admin/modification/:productId', { productId: '0' }),
          href('/admin/delete/:productId', { productId: '0' }),
          href('/admin/reviews/:productId', { productId: '0' }),
        ].map(folderOf),
        words: 'prendas stock precios reseñas opiniones',
      },
      {
        to: href('/admin/createproduct'),
        text: 'Crear producto',
        also: [href('/creation')],
        words: 'nuevo agregar cargar prenda',
      },
      {
        to: href('/admin/categories/:id?'),
        text: 'Categorías',
        inside: [folderOf(href('/admin/categories/:id?', { id: '0' }))],
        words: 'rubros secciones crear categoría nueva',
      },
      { to: href('/admin/stock'), text: 'Stock', words: 'talles unidades inventario reponer' },
      { to: href('/admin/reviews'), text: 'Reseñas', words: 'opiniones comentarios estrellas' },
    ],
  },
  {
    title: 'Personas',
    links: [
      {
        to: href('/admin/clients'),
        text: 'Clientes',
        inside: [folderOf(href('/admin/clients/:user_name', { user_name: '0' }))],
        words: 'usuarios compradores cuentas',
      },
      {
        to: href('/admin/createadmin'),
        text: 'Crear administrador',
        words: 'nuevo usuario permisos rol equipo',
      },
    ],
  },
  {
    title: 'Contenido',
    links: [
      {
        to: href('/admin/home'),
        text: 'Portada',
        words: 'página principal inicio campañas banners bloques vidriera home',
      },
      {
        to: href('/admin/pages'),
        text: 'Páginas',
        inside: [folderOf(href('/admin/pages/:slug', { slug: '0' }))],
        words:
          'términos condiciones privacidad cookies envíos cambios devoluciones talles nosotros preguntas legales textos',
      },
      { to: href('/admin/menu'), text: 'Menú y pie', words: 'navegación enlaces encabezado footer header' },
      { to: href('/admin/chatbot'), text: 'Chat bot', words: 'asistente preguntas respuestas' },
      {
        to: href('/admin/letters'),
        text: 'Textos de los correos',
        inside: [folderOf(href('/admin/letters/:kind', { kind: 'welcome' }))],
        words: 'mails emails cartas asunto plantillas avisos bienvenida confirmación',
      },
      { to: href('/admin/Publicidad'), text: 'Publicidad', words: 'correo publicitario promociones campaña mail' },
    ],
  },
  {
    title: 'Sistema',
    links: [
      {
        to: href('/admin/opening'),
        text: 'Abrir mi tienda',
        words: 'apertura pasos cerrar al público vacaciones inicio lista',
      },
      {
        to: href('/admin/settings/:group?'),
        text: 'Configuración',
        inside: [folderOf(href('/admin/settings/:group?', { group: 'identity' }))],
        words: 'ajustes tienda nombre logo empresa CUIT país contacto redes cobros Mercado Pago correo SMTP plazos',
      },
      { to: href('/admin/audit'), text: 'Registro de cambios', words: 'auditoría historia quién' },
      { to: href('/admin/undelivered'), text: 'Avisos sin entregar', words: 'correos mails errores reenviar' },
      { to: href('/admin/profile'), text: 'Mi perfil', words: 'datos cuenta' },
    ],
  },
];

export type AdminPlace = {
  readonly group: AdminGroup;
  readonly link: AdminLink;
  /** True inside of one of its entries. */
  readonly isInside: boolean;
};

/** Returns where a path is in the menu; undefined for a path that belongs to no screen of it. */
export function adminPlace(pathname: string): AdminPlace | undefined {
  const all = adminGroups.flatMap((group) => group.links.map((link) => ({ group, link })));
  const own = all.find(({ link }) => link.to === pathname || link.also?.includes(pathname));
  if (own) return { ...own, isInside: false };
  const around = all.find(({ link }) => link.inside?.some((start) => pathname.startsWith(start)));
  return around && { ...around, isInside: true };
}

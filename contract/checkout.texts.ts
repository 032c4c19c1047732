/** The literal texts of the checkout. */
export const checkoutTexts = {
  emptyBag: 'Debe agregar productos al carrito para continuar!',
  adminRefused: 'Un administrador no puede realizar compras!',
  outOfStock: 'El producto "{product}" tiene menos stock del que usted desea comprar o se ha quedado sin stock',
  badEmail: 'Por favor verifique su correo electrónico',
} as const;

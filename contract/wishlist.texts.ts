/** What the shop says about favourites, letter by letter. */
export const wishlistTexts = {
  title: 'Lista de deseos',
  added: 'Producto agregado a Favoritos',
  taken: 'Producto quitado de Favoritos',
  removed: 'Producto eliminado de Favoritos',
  remove: 'ELIMINAR',
  empty: 'No hay productos en tu lista de deseos',
  inProgress: 'Funcionalidad en desarrollo!',
} as const;

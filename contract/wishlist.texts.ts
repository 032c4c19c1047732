/** The fixed texts about favourites. */
export const wishlistTexts = {
  title: 'Lista de deseos',
  added: 'Producto agregado a Favoritos',
  taken: 'Producto quitado de Favoritos',
  removed: 'Producto eliminado de Favoritos',
  remove: 'ELIMINAR',
  empty: 'No hay productos en tu lista de deseos',
  inProgress: 'Funcionalidad en desarrollo!',
} as const;

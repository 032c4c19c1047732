/**
 * The fixed texts of the shop that its requirements specify literally, odd spellings included, in one place for
 * screens, server and tests. Every page loads them: those of an account and of orders have files of their own.
 */
export const texts = {
  nav: {
    home: 'Home',
    men: 'Men',
    women: 'Women',
    guest: 'Actualmente estas como invitado',
    profile: 'Mi perfil',
    orders: 'Historial de compras',
    reviews: 'Mis reseñas',
    wishlist: 'Lista de deseos',
    changePassword: 'Cambiar contraseña',
    adminPanel: 'Panel de administrador',
  },
  session: {
    loggedOut: 'Sesion cerrada con éxito!',
    adminLoggedOut: 'Sesión cerrada exitosamente!',
    endedElsewhere: 'Su sesión se cerró en otra pestaña.',
    restored: 'Recuperamos lo que había escrito.',
    expired: 'Su sesión venció. Ingrese otra vez para continuar.',
  },
  landing: { viewShop: 'VER MI TIENDA', newsMen: 'News Men', newsWomen: 'News Women', showMore: 'SHOW MORE' },
  catalogue: {
    emptySearch: 'Debe ingresar un producto a buscar!',
    nothingFound: 'No se encontraron productos.',
  },
  detail: {
    noStock: 'No hay stock',
    sizeMissing: 'Algo salio mal, Debe seleccionar un talle!',
    back: 'ATRAS',
  },
  bag: {
    title: 'Mi Carrito',
    view: 'VER BOLSA DE COMPRAS',
    emptyModal: 'Por favor agregue productos al carrito para continuar!',
    emptyPage: 'No hay productos en el carrito',
    exhausted: 'Producto con Stock Agotado!',
    keepShopping: 'Seguir comprando',
    pay: 'Ir a pagar',
  },
  login: {
    done: 'Iniciado sesion con éxito!',
  },
  assistant: { button: 'CB', title: 'Asistente de compras' },
} as const;

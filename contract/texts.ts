/**
 * The literal sentences of the shop that its requirements fix letter by letter, odd spellings included, in one place:
 * screens, the server's refusals and the tests read them from here.
 */
export const texts = {
  shop: { name: 'Percha', company: 'Percha S.A.', taxId: 'CUIT 30-71234567-1' },
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
  checkout: {
    emptyBag: 'Debe agregar productos al carrito para continuar!',
    adminRefused: 'Un administrador no puede realizar compras!',
    outOfStock: 'El producto "{product}" tiene menos stock del que usted desea comprar o se ha quedado sin stock',
    badEmail: 'Por favor verifique su correo electrónico',
  },
  login: {
    title: 'Soy Cliente',
    username: 'USUARIO',
    password: 'CONTRASEÑA',
    submit: 'INGRESAR',
    done: 'Iniciado sesion con éxito!',
    refused: 'Usuario o contraseña incorrecta!',
  },
  changePassword: {
    title: 'Cambiar contraseña',
    save: 'Guardar cambios',
    done: 'Cambios guardados!',
    doneByLink: 'Cambios guardados! Por favor inicie sesión nuevamente',
    wrong: 'Contraseña actual incorrecta',
  },
  profile: { title: 'Mi perfil', save: 'Guardar cambios', done: 'Cambios guardados!' },
  orders: {
    title: 'Todas mis ordenes de compra',
    document: 'ORDEN DE COMPRA',
    intro: 'Por este medio seran suministrados los siguientes productos',
    total: 'Total: $',
    fileName: 'Order.pdf',
  },
  assistant: { button: 'CB', title: 'Asistente de compras' },
  pages: {
    payment: 'Plataforma de pago',
    profileInProgress: 'Perfil en desarrollo!',
  },
} as const;

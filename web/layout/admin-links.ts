/** The places of the back office, in the order of a working day. */
export const adminLinks = [
  { to: '/admin/principal', text: 'Inicio' },
  { to: '/admin/orders', text: 'Órdenes' },
  { to: '/admin/allproducts', text: 'Productos' },
  { to: '/admin/createproduct', text: 'Crear producto' },
  { to: '/admin/categories', text: 'Categorías' },
  { to: '/admin/clients', text: 'Clientes' },
  { to: '/admin/createadmin', text: 'Crear administrador' },
  { to: '/admin/chatbot', text: 'Chat bot' },
  { to: '/admin/Publicidad', text: 'Publicidad' },
  { to: '/admin/audit', text: 'Registro de cambios' },
  { to: '/admin/profile', text: 'Mi perfil' },
] as const;

/** The literal texts of orders and of their document. */
export const orderTexts = {
  title: 'Todas mis ordenes de compra',
  document: 'ORDEN DE COMPRA',
  intro: 'Por este medio seran suministrados los siguientes productos',
  total: 'Total: $',
  fileName: 'Order.pdf',
} as const;

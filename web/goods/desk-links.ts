import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskLinks } from '#web/core/layout/desk-links.ts';
import { folderOf } from '#web/core/links/folder-of.ts';

/** The screens of the back office that the area has, by their group in the menu. */
export const goodsLinks: DeskLinks = {
  catalogue: [
    {
      to: href('/admin/allproducts'),
      text: t('frames.products'),
      also: [href('/admin/labels'), href('/admin/products/grid')],
      inside: [
        href('/admin/modification/:productId', { productId: '0' }),
        href('/admin/delete/:productId', { productId: '0' }),
        href('/admin/reviews/:productId', { productId: '0' }),
      ].map(folderOf),
      words: t('admin-links.productsWords'),
    },
    {
      to: href('/admin/createproduct'),
      text: t('admin-links.newProduct'),
      also: [href('/creation')],
      words: t('admin-links.newProductWords'),
    },
    {
      to: href('/admin/products/import'),
      text: t('admin-links.import'),
      inside: [folderOf(href('/admin/products/import/:id', { id: '0' }))],
      words: t('admin-links.importWords'),
    },
    {
      to: href('/admin/categories/:id?'),
      text: t('frames.categories'),
      inside: [folderOf(href('/admin/categories/:id?', { id: '0' }))],
      words: t('admin-links.categoriesWords'),
    },
    { to: href('/admin/departments'), text: t('admin-links.departments'), words: t('admin-links.departmentsWords') },
    { to: href('/admin/attributes'), text: t('admin-links.attributes'), words: t('admin-links.attributesWords') },
    {
      to: href('/admin/size-tables'),
      text: t('admin-links.sizeTables'),
      inside: [folderOf(href('/admin/size-tables/:id', { id: '0' }))],
      words: t('admin-links.sizeTablesWords'),
    },
    {
      to: href('/admin/stock'),
      text: t('admin-links.stock'),
      also: [href('/admin/stock/receive'), href('/admin/stock/count')],
      inside: [folderOf(href('/admin/stock/:productId', { productId: '0' }))],
      words: t('admin-links.stockWords'),
    },
  ],
};

import type { Permission } from './permissions.ts';

/**
 * The calls of each permission. Each call was put here by hand: one that gets another permission is a decision. With a + before it
 * the permission is what those need who work in the shop; buyers make the call too.
 */
export const callsOf = {
  'desk.use': `
    deskLists.hideColumns deskLists.removeView
    deskLists.saveView deskLists.setup
    opening.next`,
  'desk.search': 'finder.find',
  'orders.read': `
    carriers.list
    documentDesk.bookMonths
    documentDesk.ofOrder
    fulfilmentDesk.one
    liveOrders.follow
    orderDesk.buyer
    orderDesk.byNumber
    orderDesk.counts
    orderDesk.emails
    orderDesk.history
    orderDesk.list
    orderRefunds.ledger
    returnDesk.list returnDesk.ofOrder returnDesk.one
    withdrawals.list withdrawals.ofOrder
    +cancellations.offer +documents.purchaseOrder
    +heldOrders.receipt +heldOrders.show
    +orders.ofUser +orders.one +returns.offer
    +taxDocuments.file +taxDocuments.ofOrder
    +tracking.ofOrder`,
  'orders.export': `
    documentDesk.bookCsv
    documentDesk.bookXlsx
    orderDesk.all
    orderDesk.byStatus
    orderDesk.export
    payouts.export`,
  'orders.fulfil': `
    documentDesk.attach
    documentDesk.attachZip
    documentDesk.previewZip
    documentDesk.withdraw
    documents.print
    documents.unprintable
    fulfilmentDesk.addParcel
    fulfilmentDesk.changeParcel
    fulfilmentDesk.deliverParcel
    fulfilmentDesk.labels
    fulfilmentDesk.move
    fulfilmentDesk.moveSeveral
    fulfilmentDesk.removeParcel
    orderDesk.check
    orderDesk.note
    orderDesk.sendAgain`,
  'orders.enter': `
    manualOrders.buyers
    manualOrders.create
    manualOrders.link
    manualOrders.links`,
  'orders.settle': `
    heldOrders.refuseReceipt
    heldOrders.takePart
    manualOrders.take
    orderDesk.setStatus`,
  'orders.cancel': 'cancellations.byDesk',
  'orders.refund': `
    orderRefunds.refund
    returnDesk.close`,
  'returns.decide': `
    returnDesk.accept
    returnDesk.receive
    returnDesk.reject
    withdrawals.handle`,
  'claims.answer': `
    claims.answer
    claims.list
    claims.one`,
  'goods.read': `
    attributes.list
    documents.labelSizes documents.priceLabels
    campaigns.ofProduct
    categories.desk collectionDesk.list departmentDesk.list
    movementHistory.list
    productDesk.costs
    productDesk.duties
    productDesk.list
    productDesk.one
    productGrid.list
    productImports.exportCsv
    productImports.exportXlsx
    productImports.list
    productImports.one
    reviews.desk
    sizeTables.list
    stock.list
    stockSheets.find
    +reviews.one`,
  'goods.write': `
    attributes.create
    attributes.order
    attributes.remove
    attributes.update
    categories.create
    categories.remove
    categories.update
    departmentDesk.create departmentDesk.order departmentDesk.remove departmentDesk.update
    productDesk.create
    productDesk.remove
    productDesk.saveOffer productDesk.saveTexts
    productDesk.setStates
    productDesk.update
    productDesk.uploadPicture productDesk.uploadVideo
    productGrid.save productGrid.several productGrid.undo
    productImports.columns productImports.oldShop
    productImports.undo
    productImports.upload
    productImports.write
    sizeTables.create sizeTables.remove sizeTables.update`,
  'campaigns.write': `
    campaigns.create campaigns.end campaigns.list campaigns.one
    campaigns.preview campaigns.remove campaigns.update`,
  'coupons.write': `
    couponDesk.create couponDesk.end couponDesk.list couponDesk.one
    couponDesk.remove couponDesk.report couponDesk.update`,
  'stock.write': `
    movementHistory.saveLowStock preorders.save
    productDesk.stock
    stock.giveBack
    stock.take
    stockSheets.save`,
  'delivery.write': `
    carriers.create
    carriers.update
    delivery.addMethod
    delivery.addZone
    delivery.changeMethod
    delivery.changeZone
    delivery.list
    delivery.placeMethod
    delivery.removeMethod
    delivery.removeZone`,
  'content.write': `
    collectionDesk.one
    homeDesk.open
    homeDesk.preview
    homeDesk.restore
    homeDesk.save
    homeDesk.uploadPicture
    menus.desk
    oldAddresses.list
    pageDesk.create
    pageDesk.list
    pageDesk.one
    pageDesk.preview
    pageDesk.restore
    pageDesk.save`,
  'content.publish': `
    collectionDesk.create
    collectionDesk.remove
    collectionDesk.update
    homeDesk.publish
    homeDesk.unschedule
    menus.save
    oldAddresses.direct
    pageDesk.publish
    pageDesk.remove
    pageDesk.withdraw`,
  'letters.write': `
    lettersDesk.list
    lettersDesk.one
    lettersDesk.preview
    lettersDesk.save
    lettersDesk.test
    lettersDesk.versions`,
  'marketing.write': `
    advertising.end
    advertising.preview
    advertising.readers
    advertising.send
    advertising.sendToAll`,
  'reviews.moderate': '+reviews.remove',
  'customers.read': 'ownData.requests people.list',
  'customers.write': 'movingIn.customers movingIn.reviews',
  'customers.export': 'newsletter.records people.all',
  'people.manage': `
    ownRoles.create ownRoles.list ownRoles.remove ownRoles.update
    people.createAdmin
    people.endSessions
    people.freeLegajo
    people.helpFactor
    people.inviteAdmin
    people.remove
    people.security
    people.setRole
    people.stopHelp
    settingsDesk.security`,
  'programs.manage': `
    tokens.create tokens.end tokens.list
    webhooks.again webhooks.create webhooks.list webhooks.log
    webhooks.remove webhooks.roll webhooks.test webhooks.update`,
  'settings.read': `
    opening.state
    settingsDesk.list
    settingsDesk.versions`,
  'settings.write': `
    settingsDesk.contact
    settingsDesk.country
    settingsDesk.identity
    settingsDesk.languages
    settingsDesk.look
    settingsDesk.seller
    settingsDesk.selling
    settingsDesk.uploadPicture`,
  'settings.restore': 'settingsDesk.restore',
  'payments.settings': `
    payments.connection
    payments.tryAccount
    settingsDesk.cards
    settingsDesk.means
    settingsDesk.payment`,
  'shop.manage': `
    opening.close
    opening.open
    opening.tryMail
    settingsDesk.mail
    settingsDesk.web
    undelivered.list
    undelivered.retryEmail
    undelivered.retryEvent`,
  'backups.read': 'backups.state',
  'reports.read': `
    dashboard.summary
    payouts.list
    payouts.movements`,
  'audit.read': 'audit.list',
  'assistant.write': `
    assistant.addAnswer
    assistant.addQuestion
    assistant.changeAnswer
    assistant.changeQuestion
    assistant.removeAnswer
    assistant.removeQuestion`,
  'translations.write': `
    translations.list
    translations.one
    translations.save`,
} as const satisfies Record<Permission, string>;

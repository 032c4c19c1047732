/* Written by scripts/messages.ts: the arguments of each message. */

export type Text = string | number;

export type MessageArguments = {
  'assistant-desk.answerHint': { readonly token: Text };
  'assistant-desk.confirmDeleteAnswer': { readonly name: Text };
  'assistant-desk.confirmDeleteQuestion': { readonly name: Text };
  'assistant-desk.deleteNamed': { readonly name: Text };
  'assistant-desk.editNamed': { readonly name: Text };
  'audit.numbered': { readonly number: Text };
  'audit.settingsGroup': { readonly title: Text };
  'language.units': { readonly count: number };
  'people.actionFailed': { readonly username: Text };
  'people.changedBy': { readonly actor: Text };
  'people.deleteMeaning': { readonly heading: Text; readonly username: Text };
  'people.deleteNamed': { readonly heading: Text };
  'people.lastOrders': { readonly count: number; readonly counted: Text; readonly shown: Text };
  'people.makeAdminTitle': { readonly username: Text };
  'people.numbered': { readonly number: Text };
  'people.ordersCounted': { readonly count: number };
  'people.ordersLeft': { readonly orders: number; readonly paid: number };
  'people.removeAdminTitle': { readonly username: Text };
  'people.searchHint': { readonly personalId: Text };
  'people.sendPasswordMail': { readonly heading: Text };
  'people.step': { readonly step: Text };
  'product-desk.confirmDelete': { readonly count: number };
  'product-desk.deleteNamed': { readonly name: Text };
  'product-desk.deletedCount': { readonly count: number };
  'product-desk.held': { readonly count: number; readonly few: number; readonly sizes: number; readonly units: Text };
  'product-desk.modifyNamed': { readonly name: Text };
  'product-desk.namedAndMore': { readonly more: number; readonly names: Text };
  'product-desk.namedNotDeleted': { readonly name: Text };
  'product-desk.notAdded': { readonly text: Text };
  'product-desk.notUploaded': { readonly name: Text };
  'product-desk.numbered': { readonly id: Text };
  'product-desk.pictureAlt': { readonly position: Text };
  'product-desk.pictureEarlier': { readonly position: Text };
  'product-desk.pictureLater': { readonly position: Text };
  'product-desk.pictureRemove': { readonly position: Text };
  'product-desk.productInSize': { readonly name: Text; readonly size: Text };
  'product-desk.removeSize': { readonly size: Text };
  'product-desk.reviewsOf': { readonly name: Text };
  'product-desk.stockOf': { readonly name: Text };
  'product-desk.stockOfSize': { readonly size: Text };
  'product-desk.tooBig': { readonly most: Text; readonly name: Text };
  'product-desk.uploadHint': { readonly most: Text };
  'product-desk.uploading': { readonly name: Text };
};

import { isEmail } from '#contract/core/fields/email-pattern.ts';
import type { Sender } from '#platform/mail/mailer.ts';

/** Reads 'Mi tienda <tienda@ejemplo.com>', or an address alone; undefined for anything else. */
export function senderOf(text: string): Sender | undefined {
  const [, name = '', address = text.trim()] = /^([^<>"\r\n]*)<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  return isEmail(address) ? { name: name.trim(), address } : undefined;
}

import { texts } from '#contract/texts.ts';
import { classOf, darkStyles, lightColours } from './email-colours.ts';
import type { Email, EmailRow } from './email.ts';

const { paper, sheet, ink, stone, line, button: accent, buttonText } = lightColours;
// The shop's faces where they are installed: mail programs load no fonts.
const serif = "'Instrument Serif',Georgia,'Times New Roman',serif";
const sans = 'Inter,Helvetica,Arial,sans-serif';
/** On phones, less space beside the text. */
const narrowStyles = '@media (max-width:480px){.p-side{padding:8px!important}.p-pad{padding:28px 20px!important}}';
const plainTable = 'border-collapse:collapse;border-spacing:0';

/**
 * Returns an e-mail as HTML that mail programs display: tables for the layout and inline styles, because not all
 * of them read style sheets; the sheet adds only the dark colours. The wordmark is text, so that it is readable wherever
 * colours are inverted. Outlook renders with Word, which supports neither `max-width` nor `margin: auto`: it gets
 * a table of its own in a conditional comment, which all others ignore.
 */
export function emailHtml(mail: Email, shopUrl: string): string {
  const { subject, title, subtitle, image, paragraphs, rows = [], button, note, unsubscribeUrl } = mail;
  const parts = [
    `<h1 class="${classOf('ink')}" style="margin:0 0 20px;font:400 34px/1.15 ${serif};color:${ink}">${escaped(title)}</h1>`,
    subtitle ? paragraph(subtitle, 'stone', `font:400 18px/1.5 ${serif};color:${stone}`) : '',
    image ? pictureOf(image) : '',
    ...paragraphs.map((text) => paragraph(text, 'ink', `font:400 16px/1.6 ${sans};color:${ink}`)),
    rows.length > 0 ? tableOf(rows, shopUrl) : '',
    button ? buttonOf(button) : '',
    note ? paragraph(note, 'stone', `font:400 13px/1.6 ${sans};color:${stone}`) : '',
  ];
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${darkStyles}
${narrowStyles}
</style>
</head>
<body class="${classOf('paper')}" style="margin:0;padding:0;background:${paper}">
<table role="presentation" class="${classOf('paper')}" style="${plainTable};width:100%;background:${paper}"><tr><td class="p-side" style="padding:32px 16px;text-align:center">
<!--[if mso]><table role="presentation" align="center" width="560" style="${plainTable}"><tr><td><![endif]-->
<table role="presentation" class="${classOf('sheet')} ${classOf('line')}" style="${plainTable};width:100%;max-width:560px;margin:0 auto;background:${sheet};border:1px solid ${line};text-align:left">
<tr><td class="${classOf('sheet')} ${classOf('line')}" style="padding:24px 32px;border-bottom:1px solid ${line};background:${sheet};text-align:center"><a class="${classOf('ink')}" href="${escaped(shopUrl)}" style="font:400 32px/1 ${serif};color:${ink};text-decoration:none">${texts.shop.name}</a></td></tr>
<tr><td class="${classOf('sheet')} p-pad" style="padding:36px 32px 32px;background:${sheet}">
${parts.filter(Boolean).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
<p class="${classOf('stone')}" style="margin:20px 0 0;font:400 12px/1.6 ${sans};color:${stone}">${texts.shop.company} · ${texts.shop.taxId}${unsubscribeUrl ? `<br>${leaveLink(unsubscribeUrl)}` : ''}</p>
</td></tr></table>
</body>
</html>
`;
}

/** Returns the same e-mail as plain text. */
export function emailText(mail: Email): string {
  const { title, subtitle = '', paragraphs, rows = [], button, note = '', unsubscribeUrl } = mail;
  return [
    title,
    subtitle,
    ...paragraphs,
    rows.map(rowText).join('\n'),
    button ? `${button.text}:\n${button.url}` : '',
    note,
    `${texts.shop.name}\n${texts.shop.company} · ${texts.shop.taxId}`,
    unsubscribeUrl ? `${leave}:\n${unsubscribeUrl}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function rowText({ name, detail, value, url }: EmailRow): string {
  return `${name}${detail ? `, ${detail}` : ''}: ${value}${url ? `\n${url}` : ''}`;
}

const leave = 'No quiero recibir más publicidad';

function leaveLink(url: string): string {
  return `<a class="${classOf('stone')}" href="${escaped(url)}" style="color:${stone}">${leave}</a>`;
}

function pictureOf(url: string): string {
  return `<img src="${escaped(url)}" alt="" width="494" style="display:block;width:100%;max-width:494px;height:auto;margin:0 0 20px;border:0">`;
}

function paragraph(text: string, colour: 'ink' | 'stone', style: string): string {
  return `<p class="${classOf(colour)}" style="margin:0 0 16px;${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

function tableOf(rows: readonly EmailRow[], shopUrl: string): string {
  const hasPictures = rows.some(({ picture }) => picture !== undefined);
  return `<table style="${plainTable};width:100%;margin:8px 0 24px">${rows.map((row) => rowOf(row, hasPictures, shopUrl)).join('')}</table>`;
}

/** Only lines with a detail have a picture; the others use its column too. */
function rowOf({ name, detail, value, isSum, picture, url }: EmailRow, hasPictures: boolean, shopUrl: string): string {
  const rule = `border-top:1px solid ${isSum ? ink : line}`;
  const style = `padding:12px 0;${rule};vertical-align:top;font:${isSum ? `400 20px/1.2 ${serif}` : `400 15px/1.5 ${sans}`};color:${ink}`;
  const looks = `class="${classOf('ink')} ${classOf(isSum ? 'rule' : 'line')}" style="${style}`;
  const hasOwnCell = hasPictures && detail !== undefined;
  const cell = hasOwnCell
    ? `<td ${looks};width:64px;padding-right:16px">${picture ? thumbnail(`${shopUrl}${picture}`) : ''}</td>`
    : '';
  const span = hasPictures && !hasOwnCell ? ' colspan="2"' : '';
  const below = detail
    ? `<br><span class="${classOf('stone')}" style="font:400 13px/1.5 ${sans};color:${stone}">${escaped(detail)}</span>`
    : '';
  return `<tr>${cell}<td${span} ${looks};padding-right:16px">${url ? linked(name, url) : escaped(name)}${below}</td><td ${looks};text-align:right;white-space:nowrap">${escaped(value)}</td></tr>`;
}

function linked(text: string, url: string): string {
  return `<a class="${classOf('ink')}" href="${escaped(url)}" style="color:${ink}">${escaped(text)}</a>`;
}

function thumbnail(url: string): string {
  return `<img src="${escaped(url)}" alt="" width="64" style="display:block;width:64px;height:auto;border:0">`;
}

function buttonOf({ text, url }: NonNullable<Email['button']>): string {
  return `<table role="presentation" style="${plainTable};margin:8px 0 24px"><tr><td class="${classOf('button')}" style="background:${accent}"><a class="${classOf('buttonText')}" href="${escaped(url)}" style="display:inline-block;padding:14px 24px;font:700 15px/1 ${sans};color:${buttonText};text-decoration:none">${escaped(text)}</a></td></tr></table>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

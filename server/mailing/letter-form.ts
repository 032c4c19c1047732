import { texts } from '#contract/texts.ts';
import type { Letter } from './letter.ts';

// The shop's colours (web/layout/theme.css). Mail programs know neither variables nor style sheets.
const paper = '#f6f3ed';
const sheet = '#fdfcf9';
const ink = '#1c1a17';
const stone = '#635b50';
const line = '#d9d1c3';
const accent = '#23483a';
const serif = "Georgia,'Times New Roman',serif";
const sans = 'Helvetica,Arial,sans-serif';
const plainTable = 'border-collapse:collapse;border-spacing:0';

/**
 * A letter as HTML that mail programs keep: tables for the layout and inline styles only (Gmail drops style sheets
 * beyond a size). Outlook draws with Word, which knows neither `max-width` nor `margin: auto`: it gets a table of its own
 * by a conditional comment, which all others skip.
 */
export function letterHtml(letter: Letter, shopUrl: string): string {
  const { subject, title, subtitle, image, paragraphs, rows = [], button, note, unsubscribeUrl } = letter;
  const parts = [
    `<h1 style="margin:0 0 20px;font:400 28px/1.2 ${serif};color:${ink}">${escaped(title)}</h1>`,
    subtitle ? paragraph(subtitle, `font:400 18px/1.5 ${serif};color:${stone}`) : '',
    image ? pictureOf(image) : '',
    ...paragraphs.map((text) => paragraph(text, `font:400 16px/1.6 ${sans};color:${ink}`)),
    rows.length > 0 ? tableOf(rows) : '',
    button ? buttonOf(button) : '',
    note ? paragraph(note, `font:400 13px/1.6 ${sans};color:${stone}`) : '',
  ];
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper}">
<table role="presentation" style="${plainTable};width:100%;background:${paper}"><tr><td style="padding:32px 16px;text-align:center">
<!--[if mso]><table role="presentation" align="center" width="560" style="${plainTable}"><tr><td><![endif]-->
<table role="presentation" style="${plainTable};width:100%;max-width:560px;margin:0 auto;background:${sheet};border:1px solid ${line};text-align:left">
<tr><td style="padding:28px 32px 0"><a href="${escaped(shopUrl)}" style="font:400 26px/1 ${serif};color:${ink};text-decoration:none">${texts.shop.name}</a></td></tr>
<tr><td style="padding:28px 32px 32px">
${parts.filter(Boolean).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
<p style="margin:20px 0 0;font:400 12px/1.6 ${sans};color:${stone}">${texts.shop.company} · ${texts.shop.taxId}${unsubscribeUrl ? `<br>${leaveLink(unsubscribeUrl)}` : ''}</p>
</td></tr></table>
</body>
</html>
`;
}

/** The same letter for programs and people that read text. */
export function letterText(letter: Letter): string {
  const { title, subtitle = '', paragraphs, rows = [], button, note = '', unsubscribeUrl } = letter;
  return [
    title,
    subtitle,
    ...paragraphs,
    rows.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    button ? `${button.text}:\n${button.url}` : '',
    note,
    `${texts.shop.name}\n${texts.shop.company} · ${texts.shop.taxId}`,
    unsubscribeUrl ? `${leave}:\n${unsubscribeUrl}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const leave = 'No quiero recibir más publicidad';

function leaveLink(url: string): string {
  return `<a href="${escaped(url)}" style="color:${stone}">${leave}</a>`;
}

function pictureOf(url: string): string {
  return `<img src="${escaped(url)}" alt="" width="494" style="display:block;width:100%;max-width:494px;height:auto;margin:0 0 20px;border:0">`;
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

function tableOf(rows: NonNullable<Letter['rows']>): string {
  const cells = rows.map(({ name, value, isSum }) => {
    const style = `padding:10px 0;border-top:1px solid ${line};font:${isSum ? 700 : 400} 15px/1.5 ${sans};color:${ink}`;
    return `<tr><td style="${style}">${escaped(name)}</td><td style="${style};text-align:right;white-space:nowrap">${escaped(value)}</td></tr>`;
  });
  return `<table style="${plainTable};width:100%;margin:8px 0 24px">${cells.join('')}</table>`;
}

function buttonOf({ text, url }: NonNullable<Letter['button']>): string {
  return `<table role="presentation" style="${plainTable};margin:8px 0 24px"><tr><td style="background:${accent}"><a href="${escaped(url)}" style="display:inline-block;padding:14px 24px;font:700 15px/1 ${sans};color:#ffffff;text-decoration:none">${escaped(text)}</a></td></tr></table>`;
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

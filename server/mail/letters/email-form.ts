import { language } from '#messages/present-language.ts';
import { escapedHtml } from '#platform/http/escaped-html.ts';
import { classOf, darkStyles, emailColours } from './email-colours.ts';
import { emailFoot, footText } from './email-foot.ts';
import { emailFaces, emailHead } from './email-head.ts';
import type { Email, EmailPart, EmailRow, EmailRun } from './email.ts';

/** On phones, less space beside the text. */
const narrowStyles = '@media (max-width:480px){.p-side{padding:8px!important}.p-pad{padding:28px 20px!important}}';
const plainTable = 'border-collapse:collapse;border-spacing:0';

/**
 * Returns an e-mail as HTML that mail programs display: tables for the layout and inline styles, because not all
 * of them read style sheets; the sheet adds only what changes at night. Outlook renders with Word, which supports neither `max-width` nor `margin: auto`: it gets
 * a table of its own in a conditional comment, which all others ignore.
 */
export function emailHtml(mail: Email, shopUrl: string): string {
  const { subject, title, subtitle, image, parts, notes = [], unsubscribeUrl } = mail;
  const { paper, sheet, ink, stone, line } = emailColours();
  const { serif, sans } = emailFaces();
  const body = [
    `<h1 class="${classOf('ink')}" style="margin:0 0 20px;font:400 34px/1.15 ${serif};color:${ink}">${escapedHtml(title)}</h1>`,
    subtitle ? paragraph([{ text: subtitle }], 'stone', `font:400 18px/1.5 ${serif};color:${stone}`) : '',
    image ? pictureOf(image) : '',
    ...parts.map((part) => partOf(part, shopUrl)),
    ...notes.map((runs) => paragraph(runs, 'stone', `font:400 13px/1.6 ${sans};color:${stone}`)),
  ];
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapedHtml(subject)}</title>
<style>
${darkStyles()}
${narrowStyles}
</style>
</head>
<body class="${classOf('paper')}" style="margin:0;padding:0;background:${paper}">
<table role="presentation" class="${classOf('paper')}" style="${plainTable};width:100%;background:${paper}"><tr><td class="p-side" style="padding:32px 16px;text-align:center">
<!--[if mso]><table role="presentation" align="center" width="560" style="${plainTable}"><tr><td><![endif]-->
<table role="presentation" class="${classOf('sheet')} ${classOf('line')}" style="${plainTable};width:100%;max-width:560px;margin:0 auto;background:${sheet};border:1px solid ${line};text-align:left">
${emailHead(shopUrl)}
<tr><td class="${classOf('sheet')} p-pad" style="padding:36px 32px 32px;background:${sheet}">
${body.filter(Boolean).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
${emailFoot(shopUrl, unsubscribeUrl)}
</td></tr></table>
</body>
</html>
`;
}

/** Returns the same e-mail as plain text. */
export function emailText(mail: Email, shopUrl: string): string {
  const { title, subtitle = '', parts, notes = [], unsubscribeUrl } = mail;
  return [title, subtitle, ...parts.map(partText), ...notes.map(runsText), footText(shopUrl, unsubscribeUrl)]
    .filter((part) => part !== '')
    .join('\n\n');
}

function partText(part: EmailPart): string {
  switch (part.is) {
    case 'paragraph':
      return runsText(part.runs);
    case 'rows':
      return part.rows.map(rowText).join('\n');
    case 'button':
      return `${part.text}:\n${part.url}`;
  }
}

/** An address within a text stands in angle brackets (RFC 3986, appendix C), so that no sign after it becomes a part of it. */
function runsText(runs: readonly EmailRun[]): string {
  return runs
    .map(({ text, url }, at) => {
      const isLast = url !== undefined && url !== text && runs[at + 1]?.url !== url;
      return isLast ? `${text} <${url}>` : text;
    })
    .join('');
}

function rowText({ name, detail, value, url }: EmailRow): string {
  if (value === '') return `${name}: ${detail ?? ''}`;
  // What has lines of its own stands below.
  if (detail?.includes('\n')) return `${name}: ${value}\n${detail}`;
  return `${name}${detail ? `, ${detail}` : ''}: ${value}${url ? `\n${url}` : ''}`;
}

function pictureOf(url: string): string {
  return `<img src="${escapedHtml(url)}" alt="" width="494" style="display:block;width:100%;max-width:494px;height:auto;margin:0 0 20px;border:0">`;
}

function partOf(part: EmailPart, shopUrl: string): string {
  switch (part.is) {
    case 'paragraph':
      return paragraph(part.runs, 'ink', `font:400 16px/1.6 ${emailFaces().sans};color:${emailColours().ink}`);
    case 'rows':
      return part.rows.length > 0 ? tableOf(part.rows, shopUrl) : '';
    case 'button':
      return buttonOf(part);
  }
}

function paragraph(runs: readonly EmailRun[], colour: 'ink' | 'stone', style: string): string {
  return `<p class="${classOf(colour)}" style="margin:0 0 16px;${style}">${runs.map((run) => runHtml(run, colour)).join('')}</p>`;
}

function runHtml({ text, isBold, url }: EmailRun, colour: 'ink' | 'stone'): string {
  const words = escapedHtml(text).replaceAll('\n', '<br>');
  const shown = isBold ? `<strong style="font-weight:700">${words}</strong>` : words;
  if (url === undefined) return shown;
  return `<a class="${classOf(colour)}" href="${escapedHtml(url)}" style="color:${emailColours()[colour]}">${shown}</a>`;
}

function tableOf(rows: readonly EmailRow[], shopUrl: string): string {
  const hasPictures = rows.some(({ picture }) => picture !== undefined);
  return `<table style="${plainTable};width:100%;margin:8px 0 24px">${rows.map((row) => rowOf(row, hasPictures, shopUrl)).join('')}</table>`;
}

/** Only lines with a detail have a picture; the others use its column too. */
function rowOf({ name, detail, value, isSum, picture, url }: EmailRow, hasPictures: boolean, shopUrl: string): string {
  const { ink, line, stone } = emailColours();
  const { serif, sans } = emailFaces();
  const rule = `border-top:1px solid ${isSum ? ink : line}`;
  const style = `padding:12px 0;${rule};vertical-align:top;font:${isSum ? `400 20px/1.2 ${serif}` : `400 15px/1.5 ${sans}`};color:${ink}`;
  const looks = `class="${classOf('ink')} ${classOf(isSum ? 'rule' : 'line')}" style="${style}`;
  const hasOwnCell = hasPictures && detail !== undefined;
  const cell = hasOwnCell
    ? `<td ${looks};width:64px;padding-right:16px">${picture ? thumbnail(`${shopUrl}${picture}`) : ''}</td>`
    : '';
  const span = hasPictures && !hasOwnCell ? ' colspan="2"' : '';
  const below = detail
    ? `<br><span class="${classOf('stone')}" style="font:400 13px/1.5 ${sans};color:${stone}">${escapedHtml(detail).replaceAll('\n', '<br>')}</span>`
    : '';
  return `<tr>${cell}<td${span} ${looks};padding-right:16px">${url ? linked(name, url) : escapedHtml(name)}${below}</td><td ${looks};text-align:right;white-space:nowrap">${escapedHtml(value)}</td></tr>`;
}

function linked(text: string, url: string): string {
  const { ink } = emailColours();
  return `<a class="${classOf('ink')}" href="${escapedHtml(url)}" style="color:${ink}">${escapedHtml(text)}</a>`;
}

function thumbnail(url: string): string {
  return `<img src="${escapedHtml(url)}" alt="" width="64" style="display:block;width:64px;height:auto;border:0">`;
}

function buttonOf({ text, url }: Extract<EmailPart, { is: 'button' }>): string {
  const { button: accent, buttonText } = emailColours();
  const { sans } = emailFaces();
  return `<table role="presentation" style="${plainTable};margin:8px 0 24px"><tr><td class="${classOf('button')}" style="background:${accent}"><a class="${classOf('buttonText')}" href="${escapedHtml(url)}" style="display:inline-block;padding:14px 24px;font:700 15px/1 ${sans};color:${buttonText};text-decoration:none">${escapedHtml(text)}</a></td></tr></table>`;
}

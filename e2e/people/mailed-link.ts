import { expect, type Page } from '@playwright/test';
import { load } from 'cheerio';

/** Returns the link of a button in the newest e-mail to a recipient that has it, from the demo's outbox. The open page does not change. */
export async function mailedLink(page: Page, recipient: string, button: string): Promise<string> {
  const read = async (address: string) => load(await (await page.request.get(address)).text());
  let link: string | undefined;
  const look = async () => {
    const $ = await read('/outbox');
    const [newest] = $(`main a:contains("${recipient}")`).toArray();
    const email = newest && (await read(`${newest.attribs['href']}/email`));
    link = email?.(`a:contains("${button}")`).attr('href');
    return link;
  };
  await expect.poll(look).toBeDefined();
  return link ?? '';
}

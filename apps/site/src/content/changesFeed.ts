import { SITE_NAME } from '../../settings/site';
import { escapeMarkup } from './escapeMarkup';
import { ledger } from './ledger/ledger';
import { OPEN_DATA, OPEN_DATA_ON } from './openData';

/** What feed readers call it. */
export const feedTitle = (siteName = SITE_NAME) => `Änderungen an den Zahlen, ${siteName}`;

/** “Änderungen” as an Atom feed (RFC 4287). Entries have a day, no time: noon in UTC stands for it. */
export function changesFeed(origin: string, siteName = SITE_NAME): string {
  const page = `${origin}${OPEN_DATA_ON}#aenderungen`;
  const at = (date: string) => `${date}T12:00:00Z`;
  const entries = ledger.changes.map(({ date, why }, index) => {
    const number = ledger.changes.length - index;
    return `<entry><id>${page}-${number}</id><title>${escapeMarkup(why)}</title><link href="${page}"/><updated>${at(date)}</updated><content type="text">${escapeMarkup(why)}</content></entry>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">',
    `<id>${origin}${OPEN_DATA.feed}</id>`,
    `<title>${escapeMarkup(feedTitle(siteName))}</title>`,
    `<link rel="self" href="${origin}${OPEN_DATA.feed}"/>`,
    `<link href="${page}"/>`,
    `<updated>${at(ledger.changes[0]?.date ?? '2025-09-01')}</updated>`,
    `<author><name>${escapeMarkup(siteName)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

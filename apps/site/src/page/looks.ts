import type { Template } from '../routes';

/** Grounds of the head of a page, and of the picture that stands for it elsewhere. */
export type Look = 'sunny' | 'sky' | 'garden' | 'plain';

/** Yellow for guides, `sky` for cities, `garden` for trades, `plain` for pages without offers. */
export const looks: Readonly<Record<Template, Look>> = {
  guide: 'sunny',
  city: 'sky',
  landing: 'garden',
  info: 'plain',
  home: 'sunny',
  search: 'sunny',
  partner: 'garden',
  cookieSettings: 'plain',
  notFound: 'plain',
};

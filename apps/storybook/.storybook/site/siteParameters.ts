/** What a story of the site says about its place there. */
export interface SiteParameters {
  /** Path of a route, with `?plz=` if need be: the story gets route and record as `loaded.route` and `loaded.page`. */
  address: string;
  /** `page` draws header, footer and consent around the story; `section`, the default, only what it needs to run. */
  frame?: 'page' | 'section';
  /** `undecided` shows the consent banner. Default: `rejected`. */
  consent?: 'undecided' | 'rejected';
}

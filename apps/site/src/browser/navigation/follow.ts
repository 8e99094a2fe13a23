/** Goes where a link to another page of the site leads. */
export type Follow = (link: HTMLAnchorElement) => void;

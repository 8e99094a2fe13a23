const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The fragment id of a section: its own, or from its heading: “Was kostet das?” is `was-kostet-das`. */
export function sectionId({ id, heading }: { readonly id?: string; readonly heading: string }): string {
  if (id !== undefined) return id;
  const plain = heading.toLocaleLowerCase('de').replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

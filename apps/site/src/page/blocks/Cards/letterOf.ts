/** The letter of a place on the house: 0 is A. */
export function letterOf(index: number): string {
  return String.fromCodePoint('A'.codePointAt(0)! + index);
}

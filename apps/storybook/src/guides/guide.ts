/** What designers and developers need to know of a component beside its props. */
export interface Guide {
  /** What the component is for, in one or two sentences. */
  purpose: string;
  dos: readonly string[];
  donts: readonly string[];
  /** Keys and what they do; empty where nothing takes focus. */
  keyboard: readonly (readonly [key: string, effect: string])[];
  /** What else assistive technology gets. */
  note?: string;
}

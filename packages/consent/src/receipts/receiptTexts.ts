/** What is said about a receipt. `{date}` and `{id}` are replaced. */
export interface ReceiptTexts {
  /** Says when the visitor decided and under which number. */
  receipt: string;
  /** Button that copies the number. */
  copy: string;
  /** Announced after it was copied. */
  copied: string;
}

/** German. */
export const receiptTextsDe: ReceiptTexts = {
  receipt: 'Ihre Entscheidung vom {date} hat die Nummer {id}.',
  copy: 'Nummer kopieren',
  copied: 'Die Nummer ist kopiert.',
};

/** English. */
export const receiptTextsEn: ReceiptTexts = {
  receipt: 'Your decision of {date} has the number {id}.',
  copy: 'Copy number',
  copied: 'The number has been copied.',
};

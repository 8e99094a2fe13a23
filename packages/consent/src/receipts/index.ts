export { beaconReceipts } from './beaconReceipts';
export { mountReceipt } from './mountReceipt';
export { type DecisionReceipt, onReceipt } from './onReceipt';
export { type ReceiptTexts, receiptTextsDe, receiptTextsEn } from './receiptTexts';

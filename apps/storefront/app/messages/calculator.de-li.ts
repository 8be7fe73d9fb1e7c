/** Liechtenstein has Switzerland's VAT, and so the same texts. */
export { calculator } from './calculator.de-ch.ts'

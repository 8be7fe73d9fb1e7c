/** Liechtenstein has Switzerland's VAT, and so the same texts. */
export { frame } from './frame.de-ch.ts'

/** Liechtenstein's VAT is Switzerland's, and so are its words. */
export { calculator } from './calculator.de-ch.ts'

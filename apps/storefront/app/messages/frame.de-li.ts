/** Liechtenstein's VAT is Switzerland's, and so are its words. */
export { frame } from './frame.de-ch.ts'

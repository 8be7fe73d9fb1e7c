/** Liechtenstein's words are Switzerland's, and so are its VAT and its classes of letters. */
export { configurator } from './configurator.de-ch.ts'

/** Liechtenstein has Switzerland's texts, VAT and postal letter classes. */
export { configurator } from './configurator.de-ch.ts'

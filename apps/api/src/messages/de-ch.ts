import type { LocaleMessages } from './messages.ts'

/** What a shop in Switzerland and Liechtenstein says differently; ss for ß comes by itself. */
export const deCh: LocaleMessages = {
  'receipt.vat': 'MWST',
}

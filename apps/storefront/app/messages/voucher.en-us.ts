import type { LocaleMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LocaleMessages<typeof de> = {
  'voucher.name': 'Gift certificate',
  'voucher.message-hint':
    'Up to {characters} characters in {lines} lines, printed on the gift certificate as you write it.',
  'voucher.vat': 'Sales tax is only due when it is spent.',
  'voucher.posted': 'Plus shipping.',
  'voucher.check-text': 'Enter the code on the gift certificate. It is only spent in the cart.',
  'voucher.check-code': 'Gift certificate code',
}

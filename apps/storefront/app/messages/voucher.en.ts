import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Gift voucher',
  'voucher.amounts': 'Amount',
  'voucher.other-amount': 'Other amount',
  'voucher.own-amount': 'Amount in {currency}',
  'voucher.delivery': 'How should it arrive?',
  'voucher.message': 'Message',
  'voucher.message-hint':
    'Up to {characters} characters in {lines} lines, printed on the voucher as you write it.',
  'voucher.sample-message': 'With love.',
  'voucher.vat': 'VAT is only due when the voucher is spent.',
  'voucher.posted': 'Plus delivery.',
  'voucher.by-mail': 'Arrives by email, free of charge.',
  'voucher.free-amount': 'Any whole amount from {min} to {max}.',
  'voucher.design': 'Design',
  'voucher.send-on': 'When shall we email it?',
  'voucher.send-on-hint':
    'Without a date: as soon as it is paid. Otherwise in the morning of that day, up to a year ahead.',
  'voucher.check-title': 'What is the balance?',
  'voucher.check-text': 'Enter the code on the voucher. It is only spent in the basket.',
  'voucher.check-code': 'Voucher code',
  'voucher.check': 'Check balance',
  'voucher.check-full': '{worth}, none of it spent yet.',
  'voucher.check-left': '{remaining} left of {worth}.',
  'voucher.check-reduction': '{reduction} off your order.',
  'voucher.check-until': 'Valid until {day}.',
}

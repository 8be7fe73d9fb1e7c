import type { LanguageMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LanguageMessages<typeof de> = {
  'withdrawal.title': 'Withdraw from a contract',
  'withdrawal.step': 'Step {step} of 3',
  'withdrawal.lead': 'No login, no reason needed. You will see everything once more in the next step.',
  'withdrawal.name': 'Name',
  'withdrawal.orderNumber': 'Order number',
  'withdrawal.email': 'Email for the confirmation of receipt',
  'withdrawal.text': 'Remark',
  'withdrawal.name-missing': 'Please enter the name.',
  'withdrawal.orderNumber-missing': 'Please enter the order number. It is in the confirmation by email.',
  'withdrawal.email-missing': 'Please enter the email address.',
  'withdrawal.line-missing': 'Please choose at least one item.',
  'withdrawal.order-of': 'Order placed on {date}',
  'withdrawal.line-until': 'Can be cancelled until {day}',
  'withdrawal.line-open': 'Can be cancelled; the period begins with delivery',
  'withdrawal.line-made': 'Made to order, we will check',
  'withdrawal.no-right': 'There is no right to cancel here.',
  'withdrawal.no-right-text':
    'This item was made to your specifications ({source}). If it is faulty, please report it on the page of your order.',
  'withdrawal.source': 'reg.\u00a028(1)(b) Consumer Contracts Regulations 2013',
  'withdrawal.anyway': 'Cancel all the same',
  'withdrawal.go-on': 'Continue to confirmation',
  'withdrawal.in-writing':
    'Would you rather do it in writing? The model form works as well, by email or letter too.',
  'withdrawal.review': 'Check and confirm',
  'withdrawal.review-lead':
    'Press the button to cancel the order. We confirm receipt by email at once, with date and time.',
  'withdrawal.unknown':
    'We have not found this number together with this email address. The cancellation is received all the same, and we match it by hand.',
  'withdrawal.what': 'Cancelled',
  'withdrawal.whole': 'The whole order',
  'withdrawal.confirm-to': 'Confirmation to',
  'withdrawal.refund': 'Refund',
  'withdrawal.refund-text':
    'Within {=returnDays} days of the cancellation, once the goods are back or you show that they were sent.',
  'withdrawal.confirm': 'Confirm cancellation',
  'withdrawal.back': 'Back',
  'withdrawal.received': 'We have received your cancellation',
  'withdrawal.received-lead': 'Received on {at}. The confirmation is on its way by email.',
  'withdrawal.reference': 'Reference',
  'withdrawal.next':
    'We check the cancellation and tell you where to send the goods. Please send them back within {=returnDays} days of cancelling.',
  'withdrawal.another': 'Withdraw from another contract',
  'withdrawal.good-to-know': 'Good to know',
  'withdrawal.days': '{=withdrawalDays} days from delivery',
  'withdrawal.days-text': 'That is how long you can cancel without giving a reason.',
  'withdrawal.exempt': 'Exempt: made to order',
  'withdrawal.exempt-text': 'What was made from your own photos or words cannot be sold to anybody else.',
  'withdrawal.faulty': 'Something faulty? Report it here.',
  'withdrawal.faulty-text': 'We answer for faults as the law says, also in what was made to order.',
  'withdrawal.law': 'Right to cancel and model form',
}

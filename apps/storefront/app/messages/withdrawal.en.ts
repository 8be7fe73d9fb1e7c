import type { LanguageMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LanguageMessages<typeof de> = {
  'withdrawal.title': 'Withdraw from contract',
  'withdrawal.step': 'Step {step} of 2',
  'withdrawal.lead': 'Without log-in, without a reason. You will see everything once more in the next step.',
  'withdrawal.name': 'Name',
  'withdrawal.orderNumber': 'Order number',
  'withdrawal.email': 'Email for the confirmation of receipt',
  'withdrawal.text': 'Remark',
  'withdrawal.name-missing': 'Please enter the name.',
  'withdrawal.orderNumber-missing': 'Please enter the order number. It is in the confirmation by email.',
  'withdrawal.email-missing': 'Please enter the email address.',
  'withdrawal.line-missing': 'Please choose at least one article.',
  'withdrawal.order-of': 'Order of {date}',
  'withdrawal.line-until': 'Can be withdrawn until {day}',
  'withdrawal.line-open': 'Can be withdrawn, the period begins with delivery',
  'withdrawal.line-made': 'Made to order, we will check',
  'withdrawal.no-right': 'There is no right to withdraw here.',
  'withdrawal.no-right-text':
    'This article was made to your specifications ({source}). If it is faulty, the complaint in the status of the order helps.',
  'withdrawal.source': 'reg.\u00a028(1)(b) Consumer Contracts Regulations 2013',
  'withdrawal.anyway': 'Withdraw all the same',
  'withdrawal.go-on': 'Continue to confirmation',
  'withdrawal.in-writing': 'Rather in writing? The model form works as well, also by email or letter.',
  'withdrawal.review': 'Check and confirm',
  'withdrawal.review-lead':
    'With the button you declare the withdrawal. The confirmation of receipt with date and time comes at once by email.',
  'withdrawal.unknown':
    'We have not found this number together with this email address. The withdrawal is received all the same, and we assign it by hand.',
  'withdrawal.what': 'Withdrawn',
  'withdrawal.whole': 'The whole order',
  'withdrawal.confirm-to': 'Confirmation to',
  'withdrawal.refund': 'Refund',
  'withdrawal.refund-text':
    'Within 14 days of the withdrawal, once the goods are back or you show that they were sent.',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.back': 'Back',
  'withdrawal.received': 'Your withdrawal has arrived',
  'withdrawal.received-lead': 'Received on {at}. The confirmation is on its way by email.',
  'withdrawal.reference': 'Reference',
  'withdrawal.next':
    'We check the withdrawal and write where to send the goods. They are sent back within 14 days of the withdrawal.',
  'withdrawal.another': 'Withdraw from another contract',
  'withdrawal.good-to-know': 'Good to know',
  'withdrawal.days': '14 days from delivery',
  'withdrawal.days-text': 'For so long you can withdraw without a reason.',
  'withdrawal.exempt': 'Exempt: made to order',
  'withdrawal.exempt-text': 'What was made from your own photos or words cannot be sold to anybody else.',
  'withdrawal.faulty': 'Faulty is something else',
  'withdrawal.faulty-text': 'We answer for faults as the law says, also for what was made to order.',
  'withdrawal.law': 'Right to withdraw and model form',
}

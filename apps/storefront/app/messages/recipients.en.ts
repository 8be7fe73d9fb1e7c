import type { LanguageMessages } from '@passepartout/domain'
import type { recipients as de } from './recipients.de.ts'

export const recipients: LanguageMessages<typeof de> = {
  'recipients.title': 'Several recipients',
  'recipients.title@kartenliebe': 'Your guests',
  'recipients.lead':
    '{title}: {copies} of {quantity} copies go to this list, {left} to the delivery address.',
  'recipients.to-mend': {
    one: 'One address still needs a look.',
    other: '{count} addresses still need a look.',
  },
  'recipients.of': '{count} of {total} addresses.',
  'recipients.all': 'Show all',
  'recipients.sending': 'Delivery to the list',
  'recipients.parcels': { one: 'One parcel at {each}', other: '{count} parcels at {each}' },
  'recipients.parcels-unlike': { one: 'One parcel', other: '{count} parcels' },
  'recipients.sending-text': 'Every address gets a parcel of its own, without an invoice or prices.',
  'recipients.mend': { one: 'Check one address', other: 'Check {count} addresses' },
  'recipients.to-checkout': 'Continue to checkout',
  'recipients.back': 'Checkout',
  'recipients.nobody': 'No name',
  'recipients.copies': { one: '{count} copy', other: '{count} copies' },
  'recipients.change-of': 'Change {name}',
  'recipients.complete': 'Complete',
  'recipients.change': 'Change',
  'recipients.name': 'Name on the parcel',
  'recipients.count': 'Copies',
  'recipients.save': 'Save',
  'recipients.remove': 'Remove from the list',
  'recipients.from-names': {
    one: 'Take one address from your list of names',
    other: 'Take {count} addresses from your list of names',
  },
  'recipients.from-names-text': 'Each card then goes to the address whose name it bears.',
  'recipients.add': 'Add addresses',
  'recipients.add-more': 'Add more addresses',
  'recipients.file': 'Choose a file (CSV or vCard)',
  'recipients.too-large': 'This file is too large for a list, which holds up to 500 addresses.',
  'recipients.paste': 'Paste a list',
  'recipients.paste-hint':
    'Copied from a table (name, street, postcode, town, copies), as vCard, or three lines per address with a blank line between.',
  'recipients.read': 'Read list',
  'recipients.privacy': 'The list belongs to this order only and is deleted 90 days after delivery.',
  'recipients.clear': 'Remove all addresses from the list',
  'recipients.offer': '{quantity} × {name}:',
  'recipients.offer-link': 'Send to several addresses',
}

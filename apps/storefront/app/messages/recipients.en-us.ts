import type { LocaleMessages } from '@passepartout/domain'
import type { recipients as de } from './recipients.de.ts'

export const recipients: LocaleMessages<typeof de> = {
  'recipients.parcels': { one: 'One package at {each}', other: '{count} packages at {each}' },
  'recipients.parcels-unlike': { one: 'One package', other: '{count} packages' },
  'recipients.sending-text': 'Every address gets a package of its own, without an invoice or prices.',
  'recipients.name': 'Name on the package',
  'recipients.paste-hint':
    'Copied from a table (name, street, ZIP code, city, copies), as vCard, or three lines per address with a blank line between.',
}

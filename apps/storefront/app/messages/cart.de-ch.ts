import type { LocaleMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LocaleMessages<typeof de> = {
  'cart.shipping': 'Versand in die Schweiz',
  'cart.envelope': 'Couverts bedrucken',
  'cart.envelope-sender': 'Absender auf dem Couvert',
  'cart.envelope-hint': 'Bis zu {most} Zeilen, so wie sie auf jedem Couvert stehen sollen.',
  'cart.envelope-address': 'Adresse auf dem Couvert',
  'cart.envelope-name': 'Name auf dem Couvert',
  'cart.envelope-address-hint':
    'Wir bedrucken das Couvert mit dieser Adresse und schicken es mit der Karte an die Lieferadresse.',
  'cart.envelope-list': 'Die Empfänger auf den Couverts nehmen wir aus der Liste der Adressen.',
  'cart.note':
    'Nach eigenen Angaben Gefertigtes nehmen wir nicht zurück. Ist der Druck fehlerhaft, drucken wir neu.',
}

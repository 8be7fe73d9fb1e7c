import type { LocaleMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LocaleMessages<typeof de> = {
  'cart.envelope': 'Couverts bedrucken',
  'cart.envelope-sender': 'Absender auf dem Couvert',
  'cart.envelope-hint': 'Bis zu {most} Zeilen, so wie sie auf jedem Couvert stehen sollen.',
  'cart.envelope-address': 'Adresse auf dem Couvert',
  'cart.envelope-name': 'Name auf dem Couvert',
  'cart.envelope-address-hint':
    'Wir bedrucken das Couvert mit dieser Adresse und schicken es mit der Karte an die Lieferadresse.',
  'cart.envelope-list-none': 'Für die Couverts fehlt noch die Liste der Adressen.',
  'cart.envelope-home': {
    one: 'Eine Adresse steht auf der Liste. Alle Karten kommen an die Lieferadresse, die Couverts in der Reihenfolge der Karten.',
    other:
      '{count} Adressen stehen auf der Liste. Alle Karten kommen an die Lieferadresse, die Couverts in der Reihenfolge der Karten.',
  },
  'cart.note':
    'Was wir nach deinen Vorgaben fertigen, ist vom Rücktritt ausgenommen. Ist der Druck fehlerhaft, drucken wir neu.',
  'cart.note@kartenliebe':
    'Was wir nach euren Vorgaben fertigen, ist vom Rücktritt ausgenommen. Ist der Druck fehlerhaft, drucken wir neu.',
}

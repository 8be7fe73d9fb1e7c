import type { LocaleMessages } from '@passepartout/domain'
import type { recipients as de } from './recipients.de.ts'

export const recipients: LocaleMessages<typeof de> = {
  'recipients.envelope': 'Bedruckte Couverts',
  'recipients.envelope-of': 'Couvert {number} von {all}, an {name}',
  'recipients.lead-home':
    '{title}: {copies} von {quantity} Couverts tragen einen Empfänger von dieser Liste, {left} bleiben ohne. Alle kommen an die Lieferadresse.',
  'recipients.delivery-home-text':
    'Couverts mit Adresse, in der Reihenfolge der Karten, noch ohne Briefmarken.',
  'recipients.addressed': { one: 'Ein Couvert mit Adresse', other: '{count} Couverts mit Adresse' },
  'recipients.blank': { one: 'Ein Couvert ohne Empfänger', other: '{count} Couverts ohne Empfänger' },
  'recipients.from-names-home': 'Jede Adresse kommt auf das Couvert der Karte mit ihrem Namen.',
  'recipients.offer-home': 'Adressen auf den Couverts',
  'recipients.on-envelope': 'Name auf dem Couvert',
  'recipients.lead-home-all':
    '{title}: Auf allen {quantity} Couverts steht ein Empfänger von dieser Liste. Alle kommen an die Lieferadresse.',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { deCart } from './de-cart.ts'

/** Dutch messages for adding to the cart. */
export const nlCart: LanguageMessages<typeof deCart> = {
  'cart.add': 'In winkelwagen',
  'cart.update': 'Winkelwagen bijwerken',
  'cart.adding': 'Gaat in de winkelwagen…',
  'cart.blocked': 'Er ontbreekt nog iets: {what}',
  'cart.offline': 'Dit kan weer zodra er verbinding is.',
  'cart.noPrice': 'De prijs is nu even niet beschikbaar. We blijven het proberen.',
  'cart.unsaved': 'Je ontwerp kon nog niet worden opgeslagen. Probeer het zo nog eens.',
  'cart.unsaved@kartenliebe': 'Jullie ontwerp kon nog niet worden opgeslagen. Probeer het zo nog eens.',
  'cart.failed': 'Dat is niet gelukt. Je ontwerp is bewaard, probeer het nog eens.',
  'cart.failed@kartenliebe': 'Dat is niet gelukt. Jullie ontwerp is bewaard, probeer het nog eens.',
  'cart.waiting': { one: 'Foto wordt nog verstuurd…', other: 'Nog {count} foto’s onderweg…' },
  'cart.soon': 'Gaat zo in de winkelwagen',
  'cart.saving': 'Wordt opgeslagen…',
  'cart.connecting': 'Wacht op de verbinding…',
  'cart.cancel': 'Toch niet in de winkelwagen',
  'cart.cancelled': 'Prima, er gaat niets in de winkelwagen.',
  'cart.photoFailed': '{file} is niet bij ons aangekomen. Er ligt nog niets in de winkelwagen.',
  'cart.again': 'Opnieuw versturen',
}

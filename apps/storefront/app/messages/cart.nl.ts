import type { LanguageMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LanguageMessages<typeof de> = {
  'cart.title': 'Winkelwagen',
  'cart.count': {
    one: '{count} artikel, bewaard op dit apparaat.',
    other: '{count} artikelen, bewaard op dit apparaat.',
  },
  'cart.articles': { one: '{count} artikel', other: '{count} artikelen' },
  'cart.unnamed': 'Eigen ontwerp',
  'cart.lines': 'Artikelen in de winkelwagen',
  'cart.edit': 'Ontwerp aanpassen',
  'cart.duplicate': 'Dupliceren',
  'cart.remove': 'Verwijderen',
  'cart.of-line': '{action}: {title}',
  'cart.preview': 'Voorbeeld: {title}',
  'cart.quantity': 'Aantal',
  'cart.quantity-of': 'Aantal: {title}',
  'cart.less': 'Eén minder: {title}',
  'cart.more': 'Eén meer: {title}',
  'cart.apply': 'Bijwerken',
  'cart.each': '{price} per stuk',
  'cart.price-changed': 'De prijs is veranderd sinds het toevoegen: eerst {before}, nu {now}.',
  'cart.sum': 'Overzicht',
  'cart.goods': 'Subtotaal',
  'cart.discount': 'Actiekorting',
  'cart.shipping': 'Verzending naar {country}',
  'cart.free': 'gratis',
  'cart.total': 'Totaal',
  'cart.vat': 'Inclusief {amount} btw ({rate})',
  'cart.checkout': 'Afrekenen',
  'cart.checkout-closed': 'Afrekenen kan nog niet. De winkelwagen blijft bewaard tot het zover is.',
  'cart.note':
    'Wat we naar een eigen foto maken, valt niet onder het herroepingsrecht. Is de druk niet goed, dan drukken we opnieuw.',
  'cart.empty-title': 'Hier hangt nog niets.',
  'cart.empty-text':
    'Kies een materiaal en een foto en leg je wanddecoratie hier neer. Alles blijft op dit apparaat bewaard.',
  'cart.empty-action': 'Naar de wanddecoratie',
  'cart.empty-title@kartenliebe': 'Nog geen kaart uitgekozen.',
  'cart.empty-text@kartenliebe':
    'Kijk rustig rond. Wat jullie hier neerleggen, blijft op dit apparaat bewaard.',
  'cart.empty-action@kartenliebe': 'Kaarten bekijken',
  'cart.removed': 'Het artikel is verwijderd.',
  'cart.restore': 'Ongedaan maken',
  'cart.problem': 'Dat is niet gelukt. {reason}',
  'cart.unavailable':
    'De winkelwagen is nu even niet bereikbaar. Er gaat niets verloren. Laad de pagina over een minuut opnieuw.',
  'cart.line-unavailable': 'Deze uitvoering is er niet meer. Ze telt niet mee in het totaal.',
  'cart.vat-name': 'Btw',
  'cart.vat-on-top': 'Exclusief belasting, waar die geldt.',
}

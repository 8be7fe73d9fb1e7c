import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './care.de.ts'

export const nl: LanguageMessages<typeof de> = {
  'cancelled.voucher': 'Op de cadeaubon staat weer {amount}.',
  'arrived.subject': 'Pakket van bestelling {order} is aangekomen',
  'arrived.title': 'Je pakket is aangekomen.',
  'arrived.title@kartenliebe': 'Jullie pakket is aangekomen.',
  'arrived.text': 'Volgens de bezorger is het in {city} aangekomen.',
  'arrived.photos':
    'De foto’s van deze bestelling verwijderen we op {date}. Op de pagina van de bestelling kun je ze langer bewaren of meteen verwijderen.',
  'arrived.photos@kartenliebe':
    'De foto’s van deze bestelling verwijderen we op {date}. Op de pagina van de bestelling kunnen jullie ze langer bewaren of meteen verwijderen.',
  'decided.subject': 'Antwoord over bestelling {order}',
  'decided.title': 'We hebben de melding bekeken.',
  'decided.reprint':
    'Wat er aan bestelling {order} niet klopt, maken we gratis opnieuw. Zodra het onderweg is, volgt er een e-mail.',
  'decided.refund':
    'Naar aanleiding van je klacht over bestelling {order} krijg je geld terug. Hoeveel, staat in een aparte e-mail.',
  'decided.refund@kartenliebe':
    'Naar aanleiding van jullie klacht over bestelling {order} krijgen jullie geld terug. Hoeveel, staat in een aparte e-mail.',
  'decided.refused':
    'Helaas kunnen we de melding over bestelling {order} niet honoreren. Ben je het daar niet mee eens, antwoord dan op deze e-mail.',
  'decided.refused@kartenliebe':
    'Helaas kunnen we de melding over bestelling {order} niet honoreren. Zijn jullie het daar niet mee eens, antwoord dan op deze e-mail.',
  'links.subject': 'Je bestellingen bij {shop}',
  'links.subject@kartenliebe': 'Jullie bestellingen bij {shop}',
  'links.title': 'Hier zijn je bestellingen.',
  'links.title@kartenliebe': 'Hier zijn jullie bestellingen.',
  'links.text':
    'Iemand heeft dit adres op onze site ingevuld om de links nog een keer te krijgen. Was jij dat niet, dan hoef je niets te doen.',
  'links.text@kartenliebe':
    'Iemand heeft dit adres op onze site ingevuld om de links nog een keer te krijgen. Waren jullie dat niet, dan hoeven jullie niets te doen.',
  'links.order': 'Bestelling {order} van {date}',
}

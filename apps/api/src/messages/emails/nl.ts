import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const nl: LanguageMessages<typeof de> = {
  'letter.bye': 'Met vriendelijke groet',
  'letter.bye@kartenliebe': 'Hartelijke groet',
  'letter.footer': '{shop} stuurt deze e-mail omdat dit adres op onze website is ingevuld.',
  'letter.unasked': 'Was jij dit niet? Dan hoef je niets te doen.',
  'letter.unasked@kartenliebe': 'Waren jullie dit niet? Dan hoeven jullie niets te doen.',
  'contact.subject': '{topic}: bericht van {name}',
  'contact.title': 'Nieuw bericht: {topic}',
  'contact.intro':
    'Dit bericht kwam via het contactformulier. Een antwoord op deze e-mail gaat rechtstreeks naar {name}.',
  'contact.name': 'Naam',
  'contact.email': 'E-mail',
  'contact.order': 'Bestelnummer',
  'contact.shop': 'Winkel',
  'contact.message': 'Bericht',
  'receipt.subject': 'Je bericht is aangekomen',
  'receipt.subject@kartenliebe': 'Jullie bericht is aangekomen',
  'receipt.title': 'Bedankt, je bericht is er.',
  'receipt.title@kartenliebe': 'Bedankt, jullie bericht is er.',
  'receipt.text': '{team} gaat ermee aan de slag en antwoordt op dit adres, meestal binnen één werkdag.',
  'receipt.hours': 'Bereikbaar: {hours}.',
  'newsletter.subject': 'Bevestig je aanmelding',
  'newsletter.subject@kartenliebe': 'Bevestig jullie aanmelding',
  'newsletter.title': 'Nog één klik.',
  'newsletter.text':
    'Je wilt de nieuwsbrief van {shop} lezen. Bevestig dat met deze knop, dan ben je erbij. De knop werkt {days} dagen.',
  'newsletter.text@kartenliebe':
    'Jullie willen de nieuwsbrief van {shop} lezen. Bevestig dat met deze knop, dan zijn jullie erbij. De knop werkt {days} dagen.',
  'newsletter.button': 'Aanmelding bevestigen',
  'newsletter.leave': 'Afmelden voor de nieuwsbrief',
  'complaint.subject': 'Je klacht over {order}',
  'complaint.subject@kartenliebe': 'Jullie klacht over {order}',
  'complaint.title': 'We kijken ernaar.',
  'complaint.text':
    'Je klacht is binnen. Wat we beslissen, staat in de status van je bestelling, en we schrijven je.',
  'complaint.text@kartenliebe':
    'Jullie klacht is binnen. Wat we beslissen, staat in de status van de bestelling, en we schrijven jullie.',
  'complaint.lines': 'Betreft',
  'complaint.order': 'Bestelling',
  'withdrawal.subject': 'Ontvangen: je herroeping',
  'withdrawal.subject@kartenliebe': 'Ontvangen: jullie herroeping',
  'withdrawal.title': 'De herroeping is binnen.',
  'withdrawal.text': 'Ontvangen op {at}. Bewaar deze e-mail als bevestiging.',
  'withdrawal.next':
    'We kijken wat kan worden herroepen en schrijven naar dit adres. Een terugbetaling komt uiterlijk {=returnDays} dagen na de herroeping, maar niet voordat de artikelen terug zijn of de verzending is aangetoond.',
  'withdrawal.reference': 'Dossier',
  'withdrawal.order': 'Bestelling',
  'withdrawal.lines': 'Herroepen',
  'withdrawal.name': 'Naam',
  'withdrawal.whole': 'De hele bestelling',
  'withdrawal.unasked': 'Niets herroepen? Antwoord dan op deze e-mail.',
  'cart-photos.subject': 'De foto’s in de winkelwagen',
  'cart-photos.title': 'Zullen we ze bewaren?',
  'cart-photos.text':
    'In je winkelwagen ligt nog een artikel met foto’s. Over {days} dagen verwijderen we de foto’s, tenzij je de winkelwagen voor die tijd gebruikt.',
  'cart-photos.text@kartenliebe':
    'In jullie winkelwagen ligt nog een artikel met foto’s. Over {days} dagen verwijderen we de foto’s, tenzij jullie de winkelwagen voor die tijd gebruiken.',
  'cart-photos.button': 'Naar de winkelwagen',
}

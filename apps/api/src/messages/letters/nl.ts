import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const nl: LanguageMessages<typeof de> = {
  'letter.hello-all': 'Hallo,',
  'letter.bye': 'Groeten',
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
}

import type { LanguageMessages } from '@passepartout/domain'
import type { newsletterLinks as de } from './newsletter-links.de.ts'

export const newsletterLinks: LanguageMessages<typeof de> = {
  'newsletter.consent':
    'Met de aanmelding ga je ermee akkoord dat {shop} je e-\u2060mails stuurt met nieuws, ideeën en acties. Dat trek je in elke editie met één klik weer in.',
  'newsletter.consent@kartenliebe':
    'Met de aanmelding gaan jullie ermee akkoord dat {shop} jullie e-\u2060mails stuurt met nieuws, ideeën en acties. Dat trekken jullie in elke editie met één klik weer in.',
  'newsletter.footer': 'Nieuwsbrief',
  'newsletter.footer-text': 'Nieuwe ideeën en acties per e-\u2060mail.',
  'newsletter.confirm-title': 'Nieuwsbrief bevestigen',
  'newsletter.confirm-text': 'Nog één klik en de nieuwsbrief komt op dit adres.',
  'newsletter.confirm-button': 'Aanmelding bevestigen',
  'newsletter.leave-title': 'Nieuwsbrief opzeggen',
  'newsletter.leave-text': 'Druk op de knop om je af te melden. We wissen dan ook het adres.',
  'newsletter.leave-text@kartenliebe':
    'Druk op de knop om de nieuwsbrief op te zeggen. We wissen dan ook het adres.',
  'newsletter.leave-button': 'Afmelden',
}

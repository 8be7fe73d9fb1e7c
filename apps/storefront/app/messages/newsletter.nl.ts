import type { LanguageMessages } from '@passepartout/domain'
import type { newsletter as de } from './newsletter.de.ts'

export const newsletter: LanguageMessages<typeof de> = {
  'newsletter.email': 'E-mailadres',
  'newsletter.subscribe': 'Abonneren',
  'newsletter.sent-title': 'Bijna klaar.',
  'newsletter.sent-text':
    'We hebben je een e-mail gestuurd. Met de knop daarin bevestig je je aanmelding. Wie al is aangemeld, krijgt er geen.',
  'newsletter.sent-text@kartenliebe':
    'We hebben jullie een e-mail gestuurd. Met de knop daarin bevestigen jullie de aanmelding. Wie al is aangemeld, krijgt er geen.',
  'newsletter.confirmed-title': 'Je bent erbij.',
  'newsletter.confirmed-title@kartenliebe': 'Jullie zijn erbij.',
  'newsletter.confirmed-text':
    'De volgende nieuwsbrief komt op dit adres. Afmelden kan in elke editie met één klik.',
  'newsletter.left-title': 'Afgemeld.',
  'newsletter.left-text':
    'We hebben je adres gewist en je krijgt geen nieuwsbrief meer. Was het een vergissing, dan kun je je hier opnieuw aanmelden.',
  'newsletter.left-text@kartenliebe':
    'We hebben jullie adres gewist en jullie krijgen geen nieuwsbrief meer. Was het een vergissing, meld jullie dan hier opnieuw aan.',
  'newsletter.expired-title': 'Deze link werkt niet meer.',
  'newsletter.expired-text': 'Vul je adres nog een keer in, dan komt er een nieuwe.',
  'newsletter.expired-text@kartenliebe': 'Vul het adres nog een keer in, dan komt er een nieuwe.',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { dialogs as de } from './dialogs.de.ts'

export const dialogs: LanguageMessages<typeof de> = {
  'dialogs.close': 'Sluiten',
  'dialogs.contact-title': 'Vraag het ons',
  'dialogs.contact-text': 'Een mens geeft antwoord, geen machine.',
  'dialogs.write': 'Bericht schrijven',
  'dialogs.write-hint': 'We antwoorden per e-mail.',
  'dialogs.help': 'Veelgestelde vragen',
  'dialogs.help-hint': 'Verzending, formaten, resolutie, betalen',
  'dialogs.help-hint@kartenliebe': 'Verzending, papier, proefkaarten, betalen',
  'dialogs.contact': 'Hulp en contact',
}

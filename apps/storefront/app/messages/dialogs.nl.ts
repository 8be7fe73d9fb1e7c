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
  'dialogs.log-in-title': 'Je hebt hier geen account nodig',
  'dialogs.log-in-title@kartenliebe': 'Jullie hebben hier geen account nodig',
  'dialogs.log-in-text':
    'Deze winkel heeft nog geen klantaccounts. Wat van jou is, bewaren we ook zonder inloggen:',
  'dialogs.log-in-text@kartenliebe':
    'Deze winkel heeft nog geen klantaccounts. Wat van jullie is, bewaren we ook zonder inloggen:',
  'dialogs.kept-cart': 'je winkelwagen',
  'dialogs.kept-cart@kartenliebe': 'jullie winkelwagen',
  'dialogs.kept-designs': 'je ontwerpen met hun foto’s',
  'dialogs.kept-designs@kartenliebe': 'jullie ontwerpen met hun foto’s',
  'dialogs.kept-where':
    'Je vindt alles terug in deze browser, ook na een herstart. Op andere apparaten zie je het niet.',
  'dialogs.kept-where@kartenliebe':
    'Jullie vinden alles terug in deze browser, ook na een herstart. Op andere apparaten zien jullie het niet.',
  'dialogs.to-cart': 'Naar de winkelwagen',
  'dialogs.ask': 'Vraag stellen',
}

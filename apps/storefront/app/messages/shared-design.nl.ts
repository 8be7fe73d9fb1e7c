import type { LanguageMessages } from '@passepartout/domain'
import type { sharedDesign as de } from './shared-design.de.ts'

export const sharedDesign: LanguageMessages<typeof de> = {
  'shared-design.confirm-title': 'Mails over het gedeelde ontwerp',
  'shared-design.confirm-text':
    'Nog één klik en op dit adres komt een mail als er een opmerking of goedkeuring bij het ontwerp komt.',
  'shared-design.confirm-button': 'Mails aanzetten',
  'shared-design.confirm-done': 'De mails staan aan.',
  'shared-design.stop-title': 'Mails over het gedeelde ontwerp stoppen',
  'shared-design.stop-text':
    'Met deze knop komt er over dit ontwerp geen mail meer. Links en opmerkingen blijven zoals ze zijn.',
  'shared-design.stop-button': 'Mails stoppen',
  'shared-design.stop-done': 'Over dit ontwerp komt geen mail meer.',
  'shared-design.confirm-expired':
    'Deze link werkt niet meer. Bij het delen van het ontwerp is een nieuwe aan te vragen.',
  'shared-design.stop-expired':
    'Deze link is te oud. De mails zijn te stoppen waar het ontwerp wordt gedeeld.',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { sharedDesign as de } from './shared-design.de.ts'

export const sharedDesign: LanguageMessages<typeof de> = {
  'shared-design.confirm-title': 'E-mails over het gedeelde ontwerp',
  'shared-design.confirm-text':
    'Nog één klik en op dit adres komt een e-mail als er een opmerking of goedkeuring bij het ontwerp komt.',
  'shared-design.confirm-button': 'E-mails aanzetten',
  'shared-design.confirm-done': 'De e-mails staan aan.',
  'shared-design.stop-title': 'E-mails over het gedeelde ontwerp stoppen',
  'shared-design.stop-text':
    'Met een klik op de knop stoppen de e-mails over dit ontwerp. Links en opmerkingen blijven zoals ze zijn.',
  'shared-design.stop-button': 'E-mails stoppen',
  'shared-design.stop-done': 'Over dit ontwerp komt geen e-mail meer.',
  'shared-design.confirm-expired':
    'Deze link werkt niet meer. Bij het delen van het ontwerp is een nieuwe aan te vragen.',
  'shared-design.stop-expired':
    'Deze link is te oud. De e-mails zijn te stoppen waar het ontwerp wordt gedeeld.',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { dialogs as de } from './dialogs.de.ts'

export const dialogs: LanguageMessages<typeof de> = {
  'dialogs.close': 'Chiudi',
  'dialogs.contact-title': 'Chiedici',
  'dialogs.contact-title@kartenliebe': 'Chiedeteci',
  'dialogs.contact-text': 'Risponde una persona, non una macchina.',
  'dialogs.write': 'Inviare un messaggio',
  'dialogs.write-hint': 'Rispondiamo via e-mail.',
  'dialogs.help': 'Domande frequenti',
  'dialogs.help-hint': 'Spedizione, formati, risoluzione, pagamento',
  'dialogs.help-hint@kartenliebe': 'Spedizione, carta, campioni, pagamento',
  'dialogs.contact': 'Aiuto e contatti',
}

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
  'dialogs.log-in-title': 'Qui non serve un account',
  'dialogs.log-in-text':
    'Questo negozio non ha ancora account cliente. Quello che è tuo resta salvato anche senza registrazione:',
  'dialogs.log-in-text@kartenliebe':
    'Questo negozio non ha ancora account cliente. Quello che è vostro resta salvato anche senza registrazione:',
  'dialogs.kept-cart': 'il tuo carrello',
  'dialogs.kept-cart@kartenliebe': 'il vostro carrello',
  'dialogs.kept-designs': 'i tuoi progetti con le loro foto',
  'dialogs.kept-designs@kartenliebe': 'i vostri progetti con le loro foto',
  'dialogs.kept-where':
    'Ritrovi tutto in questo browser, anche dopo averlo riavviato. Su altri dispositivi non si vede.',
  'dialogs.kept-where@kartenliebe':
    'Ritrovate tutto in questo browser, anche dopo averlo riavviato. Su altri dispositivi non si vede.',
  'dialogs.to-cart': 'Vai al carrello',
  'dialogs.ask': 'Fare una domanda',
}

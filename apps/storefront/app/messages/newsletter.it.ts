import type { LanguageMessages } from '@passepartout/domain'
import type { newsletter as de } from './newsletter.de.ts'

export const newsletter: LanguageMessages<typeof de> = {
  'newsletter.email': 'Indirizzo e-mail',
  'newsletter.subscribe': 'Iscriviti',
  'newsletter.subscribe@kartenliebe': 'Iscrivetevi',
  'newsletter.sent-title': 'Ci siamo quasi.',
  'newsletter.sent-text':
    'Ti abbiamo inviato un’e-mail. Il pulsante al suo interno conferma l’iscrizione. Chi è già iscritto non la riceve.',
  'newsletter.sent-text@kartenliebe':
    'Vi abbiamo inviato un’e-mail. Il pulsante al suo interno conferma l’iscrizione. Chi è già iscritto non la riceve.',
  'newsletter.confirmed-title': 'Iscrizione confermata.',
  'newsletter.confirmed-title@kartenliebe': 'Iscrizione confermata.',
  'newsletter.confirmed-text':
    'La prossima newsletter arriva a questo indirizzo. Ogni numero permette di annullare l’iscrizione con un clic.',
  'newsletter.left-title': 'Iscrizione annullata.',
  'newsletter.left-text':
    'Abbiamo cancellato il tuo indirizzo e non riceverai altre newsletter. Se è stato un errore, puoi iscriverti di nuovo qui.',
  'newsletter.left-text@kartenliebe':
    'Abbiamo cancellato il vostro indirizzo e non riceverete altre newsletter. Se è stato un errore, potete iscrivervi di nuovo qui.',
  'newsletter.expired-title': 'Questo link non è più valido.',
  'newsletter.expired-text': 'Inserisci di nuovo il tuo indirizzo e ne invieremo uno nuovo.',
  'newsletter.expired-text@kartenliebe': 'Inserite di nuovo il vostro indirizzo e ne invieremo uno nuovo.',
}

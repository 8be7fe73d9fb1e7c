import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './care.de.ts'

export const it: LanguageMessages<typeof de> = {
  'cancelled.voucher': 'Sul buono regalo ci sono di nuovo {amount}.',
  'arrived.subject': 'Un pacco dell’ordine {order} è arrivato',
  'arrived.title': 'Il pacco è arrivato.',
  'arrived.text': 'Secondo il corriere è arrivato a {city}.',
  'arrived.photos':
    'Cancelleremo le foto di questo ordine il {date}. Sulla pagina dell’ordine puoi conservarle più a lungo o cancellarle subito.',
  'arrived.photos@kartenliebe':
    'Cancelleremo le foto di questo ordine il {date}. Sulla pagina dell’ordine potete conservarle più a lungo o cancellarle subito.',
  'decided.subject': 'Risposta sull’ordine {order}',
  'decided.title': 'Abbiamo esaminato la segnalazione.',
  'decided.reprint':
    'Rifacciamo gratis ciò che non andava nell’ordine {order}. Appena parte, arriva un’e-mail.',
  'decided.refund':
    'In seguito al tuo reclamo sull’ordine {order} ti rimborsiamo. L’importo arriva in un’altra e-mail.',
  'decided.refund@kartenliebe':
    'In seguito al vostro reclamo sull’ordine {order} vi rimborsiamo. L’importo arriva in un’altra e-mail.',
  'decided.refused':
    'Purtroppo non possiamo accogliere la segnalazione sull’ordine {order}. Se la vedi diversamente, rispondi a questa e-mail.',
  'decided.refused@kartenliebe':
    'Purtroppo non possiamo accogliere la segnalazione sull’ordine {order}. Se la vedete diversamente, rispondete a questa e-mail.',
  'links.subject': 'I tuoi ordini da {shop}',
  'links.subject@kartenliebe': 'I vostri ordini da {shop}',
  'links.title': 'Ecco i tuoi ordini.',
  'links.title@kartenliebe': 'Ecco i vostri ordini.',
  'links.text':
    'Qualcuno ha scritto questo indirizzo sul nostro sito per ricevere di nuovo i link. Se non l’hai chiesto tu, non c’è nulla da fare.',
  'links.text@kartenliebe':
    'Qualcuno ha scritto questo indirizzo sul nostro sito per ricevere di nuovo i link. Se non l’avete chiesto voi, non c’è nulla da fare.',
  'links.order': 'Ordine {order} del {date}',
}

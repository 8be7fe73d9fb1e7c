import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Buono regalo',
  'voucher.amounts': 'Importo',
  'voucher.other-amount': 'Altro importo',
  'voucher.own-amount': 'Importo in {currency}',
  'voucher.delivery': 'Come lo inviamo?',
  'voucher.message': 'Messaggio',
  'voucher.message-hint': 'Al massimo {characters} caratteri su {lines} righe, stampati così sul buono.',
  'voucher.sample-message': 'Con affetto.',
  'voucher.vat': 'L’IVA si applica solo quando il buono viene usato.',
  'voucher.posted': 'Più spese di spedizione.',
  'voucher.by-mail': 'Arriva via e-mail, senza spese.',
  'voucher.free-amount': 'Qualsiasi importo intero da {min} a {max}.',
  'voucher.design': 'Grafica',
  'voucher.send-on': 'Quando lo inviamo per e-mail?',
  'voucher.send-on-hint':
    'Senza data: appena è pagato. Altrimenti la mattina di quel giorno, con al massimo un anno di anticipo.',
  'voucher.check-title': 'Quanto credito resta?',
  'voucher.check-text': 'Inserisci il codice del buono. Viene usato solo nel carrello.',
  'voucher.check-text@kartenliebe': 'Inserite il codice del buono. Viene usato solo nel carrello.',
  'voucher.check-code': 'Codice del buono',
  'voucher.check': 'Verifica il saldo',
  'voucher.check-full': '{worth}, ancora tutto da spendere.',
  'voucher.check-left': 'Restano {remaining} su {worth}.',
  'voucher.check-reduction': '{reduction} di sconto sull’ordine.',
  'voucher.check-until': 'Valido fino al {day}.',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Bon cadeau',
  'voucher.amounts': 'Montant',
  'voucher.other-amount': 'Autre montant',
  'voucher.own-amount': 'Montant en {currency}',
  'voucher.delivery': 'Comment l’envoyer\u202f?',
  'voucher.message': 'Message',
  'voucher.optional': 'facultatif',
  'voucher.message-hint':
    '{characters} caractères sur {lines} lignes au plus, imprimés tels quels sur le bon cadeau.',
  'voucher.sample-message': 'De tout cœur.',
  'voucher.vat': 'La TVA n’est due qu’à l’utilisation.',
  'voucher.posted': 'Frais d’envoi en sus.',
  'voucher.by-mail': 'Par e-mail, sans frais.',
  'voucher.free-amount': 'Tout montant rond de {min} à {max}.',
  'voucher.design': 'Présentation',
  'voucher.send-on': 'Quel jour l’envoyer par e-mail ?',
  'voucher.send-on-hint':
    'Sans date : dès qu’il est payé. Sinon le matin du jour choisi, jusqu’à un an à l’avance.',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Bon cadeau',
  'voucher.amounts': 'Montant',
  'voucher.other-amount': 'Autre montant',
  'voucher.own-amount': 'Montant en {currency}',
  'voucher.delivery': 'Comment l’envoyer\u202f?',
  'voucher.message': 'Message',
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
  'voucher.check-title': 'Quel est le solde ?',
  'voucher.check-text': 'Saisissez le code du bon. Il n’est utilisé que dans le panier.',
  'voucher.check-code': 'Code du bon',
  'voucher.check': 'Vérifier le solde',
  'voucher.check-full': '{worth}, rien n’a encore été dépensé.',
  'voucher.check-left': 'Reste {remaining} sur {worth}.',
  'voucher.check-reduction': '{reduction} de réduction sur la commande.',
  'voucher.check-until': 'Valable jusqu’au {day}.',
}

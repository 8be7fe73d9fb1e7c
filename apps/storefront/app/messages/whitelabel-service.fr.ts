import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabelService as de } from './whitelabel-service.de.ts'

export const whitelabelService: LanguageMessages<typeof de> = {
  'whitelabel-service.title': 'Service marque blanche',
  'whitelabel-service.lead':
    'Pour les entreprises qui vendent des cartes et des photos sous leur propre nom.',
  'whitelabel-service.prices': 'Prix hors taxes',
  'whitelabel-service.prices-text':
    'Dans le panier et au moment de payer, les prix hors taxes figurent à côté des prix taxes comprises.',
  'whitelabel-service.invoice': 'Sur facture',
  'whitelabel-service.invoice-text': 'Chaque commande peut être réglée sur facture.',
  'whitelabel-service.name': 'Votre propre nom',
  'whitelabel-service.name-text':
    'Votre logo, votre couleur et vos coordonnées figurent en haut de chaque page, et les commandes partent sous votre nom. Cela peut être désactivé à tout moment.',
  'whitelabel-service.join': 'Comment faire',
  'whitelabel-service.join-text':
    'Créez d’abord un compte, puis contactez-nous : nous mettons en place votre nom, votre logo et vos coordonnées.',
  'whitelabel-service.join-now':
    'Vous avez déjà un compte. Contactez-nous : nous mettons en place votre nom, votre logo et vos coordonnées.',
  'whitelabel-service.sign-up': 'Créer un compte',
  'whitelabel-service.yours': 'Votre présentation',
  'whitelabel-service.company': 'Nom',
  'whitelabel-service.number': 'Numéro de client',
  'whitelabel-service.email': 'E-mail',
  'whitelabel-service.phone': 'Téléphone',
  'whitelabel-service.website': 'Site web',
  'whitelabel-service.turn-on': 'Expédier sous votre nom',
  'whitelabel-service.turn-off': 'Expédier sans votre nom',
  'whitelabel-service.unchanged': 'Rien n’a été modifié : {reason}',
}

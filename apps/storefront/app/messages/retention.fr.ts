import type { LanguageMessages } from '@passepartout/domain'
import type { retention as de } from './retention.de.ts'

export const retention: LanguageMessages<typeof de> = {
  'retention.designs': 'Photos, créations et favoris sans compte, après la dernière visite',
  'retention.account-designs': 'Photos, créations et favoris dans un compte',
  'retention.shared-words':
    'Partage de créations : liens, commentaires, validations, photos ajoutées et adresse de notification ; à partir de la fin du lien',
  'retention.share-question':
    'Adresses pour les e-mails sur des créations partagées qui n’ont pas été confirmées',
  'retention.guest-books':
    'Livres d’or et registres de condoléances avec tous leurs messages, après le dernier jour pour écrire',
  'retention.cart-photos': 'Photos d’un panier, après la dernière visite',
  'retention.order-photos':
    'Photos et fichiers d’impression d’une commande, après la livraison, et images d’une réclamation, après la décision',
  'retention.invoices': 'Commandes et factures, comme l’exige le droit fiscal',
  'retention.account': 'Compte et adresses',
  'retention.tool-results': 'Résultats des outils photo',
  'retention.messages': 'Messages du formulaire de contact',
  'retention.mails': 'Copies des e-mails envoyés',
  'retention.newsletter-question': 'Inscriptions à la newsletter non confirmées',
  'retention.newsletter-proof': 'Preuve du consentement à la newsletter, après la désinscription',
  'retention.security-journal': 'Connexions et modifications du compte, pour prévenir les abus',
  'retention.experiments': 'Données des tests comparatifs, sous un numéro aléatoire',
  'retention.telemetry': 'Rapports techniques des tests comparatifs',
  'retention.recordings': 'Visites enregistrées, textes et images masqués',
  'retention.numbers': 'Totaux anonymes par jour',
  'retention.until-deleted': 'jusqu’à la suppression',
  'retention.one-hour': 'une heure',
  'retention.days': '{days} jours',
  'retention.years': '{years} ans',
}

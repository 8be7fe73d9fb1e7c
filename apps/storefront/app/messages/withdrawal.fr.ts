import type { LanguageMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LanguageMessages<typeof de> = {
  'withdrawal.title': 'Se rétracter du contrat',
  'withdrawal.step': 'Étape {step} sur 3',
  'withdrawal.lead': 'Sans connexion, sans motif. L’étape suivante récapitule tout.',
  'withdrawal.name': 'Nom',
  'withdrawal.orderNumber': 'Numéro de commande',
  'withdrawal.email': 'E-mail pour l’accusé de réception',
  'withdrawal.text': 'Remarque',
  'withdrawal.name-missing': 'Merci d’indiquer le nom.',
  'withdrawal.orderNumber-missing':
    'Merci d’indiquer le numéro de commande. Il figure dans la confirmation par e-mail.',
  'withdrawal.email-missing': 'Merci d’indiquer l’adresse e-mail.',
  'withdrawal.line-missing': 'Veuillez choisir au moins un article.',
  'withdrawal.order-of': 'Commande du {date}',
  'withdrawal.line-until': 'Rétractation possible jusqu’au {day}',
  'withdrawal.line-open': 'Rétractation possible, le délai commence à la livraison',
  'withdrawal.line-made': 'Fait sur mesure, nous vérifions',
  'withdrawal.no-right': 'Pas de droit de rétractation ici.',
  'withdrawal.no-right-text':
    'Cet article a été fait sur mesure d’après vos indications ({source}). S’il est défectueux, la réclamation dans le suivi de la commande est là pour cela.',
  'withdrawal.source': 'art.\u00a0L.\u00a0221-28, 3° du Code de la consommation',
  'withdrawal.anyway': 'Se rétracter malgré tout',
  'withdrawal.go-on': 'Continuer vers la confirmation',
  'withdrawal.in-writing':
    'Plutôt par écrit\u202f? Le formulaire type convient aussi, par e-mail ou par courrier.',
  'withdrawal.review': 'Vérifier et confirmer',
  'withdrawal.review-lead':
    'En cliquant, vous vous rétractez. L’accusé de réception avec la date et l’heure arrive aussitôt par e-mail.',
  'withdrawal.unknown':
    'Nous n’avons pas trouvé ce numéro avec cette adresse e-mail. La rétractation est reçue malgré tout, nous l’attribuons à la main.',
  'withdrawal.what': 'Rétractation pour',
  'withdrawal.whole': 'Toute la commande',
  'withdrawal.confirm-to': 'Accusé de réception à',
  'withdrawal.refund': 'Remboursement',
  'withdrawal.refund-text':
    'Au plus tard {=returnDays} jours après la rétractation, dès le retour des articles ou la preuve de leur envoi.',
  'withdrawal.confirm': 'Confirmer la rétractation',
  'withdrawal.back': 'Retour',
  'withdrawal.received': 'Votre rétractation est arrivée',
  'withdrawal.received-lead': 'Reçue le {at}. L’accusé de réception part par e-mail.',
  'withdrawal.reference': 'Référence',
  'withdrawal.next':
    'Nous vérifions la rétractation et vous écrivons où renvoyer les articles. Le renvoi se fait dans les {=returnDays} jours qui suivent la rétractation.',
  'withdrawal.another': 'Se rétracter d’un autre contrat',
  'withdrawal.good-to-know': 'Bon à savoir',
  'withdrawal.days': '{=withdrawalDays} jours à compter de la livraison',
  'withdrawal.days-text': 'Pendant ce délai, la rétractation est possible sans motif.',
  'withdrawal.exempt': 'Exception\u202f: le sur mesure',
  'withdrawal.exempt-text':
    'Ce qui est fait avec vos photos ou vos textes ne peut être vendu à personne d’autre.',
  'withdrawal.faulty': 'Un défaut ?',
  'withdrawal.faulty-text': 'Nous répondons des défauts selon la loi, aussi pour le sur mesure.',
  'withdrawal.law': 'Droit de rétractation et formulaire type',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './care.de.ts'

export const fr: LanguageMessages<typeof de> = {
  'cancelled.voucher': '{amount} sont de nouveau disponibles sur le bon cadeau.',
  'arrived.subject': 'Un colis de la commande {order} est arrivé',
  'arrived.title': 'Votre colis est arrivé.',
  'arrived.text': 'Selon le transporteur, il est arrivé à {city}.',
  'arrived.photos':
    'Nous supprimerons les photos de cette commande le {date}. Sur la page de la commande, vous pouvez les garder plus longtemps ou les supprimer tout de suite.',
  'decided.subject': 'Réponse au sujet de la commande {order}',
  'decided.title': 'Nous avons examiné votre réclamation.',
  'decided.reprint':
    'Nous refaisons gratuitement ce qui n’allait pas dans la commande {order}. Vous recevrez un e-mail dès que ce sera en route.',
  'decided.refund':
    'Suite à votre réclamation sur la commande {order}, nous vous remboursons. Un autre e-mail vous indiquera le montant.',
  'decided.refused':
    'Nous ne pouvons malheureusement pas accepter ce que vous avez signalé pour la commande {order}. Si vous n’êtes pas d’accord, répondez simplement à cet e-mail.',
  'links.subject': 'Vos commandes chez {shop}',
  'links.title': 'Voici vos commandes.',
  'links.text':
    'Quelqu’un a saisi cette adresse sur notre site pour recevoir à nouveau ces liens. Si ce n’était pas vous, il n’y a rien à faire.',
  'links.order': 'Commande {order} du {date}',
}

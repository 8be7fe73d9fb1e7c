import type { LanguageMessages } from '@passepartout/domain'
import type { guestBook as de } from './guest-book.de.ts'

export const guestBook: LanguageMessages<typeof de> = {
  'guest-book.page-title': 'Livre d’or',
  'guest-book.kind-guest': 'Livre d’or',
  'guest-book.kind-condolence': 'Registre de condoléances',
  'guest-book.offer-title-guest': 'Un livre d’or pour vos cartes',
  'guest-book.offer-title-condolence': 'Un registre de condoléances pour vos cartes',
  'guest-book.offer-text-guest':
    'Une page en ligne où vos invités écrivent. Elle est comprise dans cette commande, sans frais.',
  'guest-book.offer-text-condolence':
    'Une page en ligne où proches et amis écrivent. Elle est comprise dans cette commande, sans frais.',
  'guest-book.offer-link': 'Voir le livre',
  'guest-book.own-title-guest': 'Votre livre d’or',
  'guest-book.own-title-condolence': 'Votre registre de condoléances',
  'guest-book.own-lead-guest':
    'Vos invités ouvrent le lien et écrivent. Chaque message paraît une fois que vous l’avez publié.',
  'guest-book.own-lead-condolence':
    'Vos proches et amis ouvrent le lien et écrivent. Chaque message paraît une fois que vous l’avez publié.',
  'guest-book.open-guest': 'Ouvrir le livre d’or',
  'guest-book.open-condolence': 'Ouvrir le registre',
  'guest-book.name-guest': 'Nom du livre d’or',
  'guest-book.name-condolence': 'Nom du registre',
  'guest-book.name-hint-guest': 'Il figure en grand au-dessus des messages, par exemple « Lena & Jonas ».',
  'guest-book.name-hint-condolence':
    'Il figure en grand au-dessus des messages, par exemple « À la mémoire d’Ilse Sommer ».',
  'guest-book.last-day': 'Dernier jour pour écrire',
  'guest-book.last-day-hint':
    'Le livre se ferme ensuite tout seul. Vous pouvez changer ce jour à tout moment.',
  'guest-book.save': 'Enregistrer',
  'guest-book.link-guest': 'Lien pour vos invités',
  'guest-book.link-condolence': 'Lien pour proches et amis',
  'guest-book.link-hint':
    'Partagez le lien ou écrivez-le sur la carte. Toute personne qui l’a peut lire et écrire.',
  'guest-book.is-closed': 'Ce livre a fermé le {date}.',
  'guest-book.deleted-at':
    'Le {date}, le livre et tous ses messages seront supprimés. D’ici là, vous pouvez imprimer cette page ou l’enregistrer en PDF.',
  'guest-book.settings': 'Changer le nom et le dernier jour',
  'guest-book.delete': 'Supprimer le livre',
  'guest-book.delete-text': {
    one: 'Le lien ne mènera plus nulle part et {count} message sera supprimé. C’est définitif.',
    other: 'Le lien ne mènera plus nulle part et {count} messages seront supprimés. C’est définitif.',
  },
  'guest-book.delete-now': 'Supprimer définitivement',
  'guest-book.nobody-yet': 'Personne n’a encore écrit.',
  'guest-book.waiting': {
    one: 'Un message attend d’être publié',
    other: '{count} messages attendent d’être publiés',
  },
  'guest-book.show-waiting': 'Tout publier',
  'guest-book.entries-shown': { one: 'Un message est publié', other: '{count} messages sont publiés' },
  'guest-book.entries-hidden': { one: 'Un message est masqué', other: '{count} messages sont masqués' },
  'guest-book.show': 'Publier',
  'guest-book.hide': 'Masquer',
  'guest-book.remove': 'Supprimer',
  'guest-book.show-of': 'Publier le message de {name}',
  'guest-book.hide-of': 'Masquer le message de {name}',
  'guest-book.remove-of': 'Supprimer le message de {name}',
  'guest-book.failed': 'Cela n’a pas fonctionné. Merci de réessayer.',
  'guest-book.done-open-book': 'Le livre est ouvert. Il n’attend plus que vos invités.',
  'guest-book.done-change-book': 'Vos modifications sont enregistrées.',
  'guest-book.done-delete-book': 'Le livre et tous ses messages sont supprimés.',
  'guest-book.done-show-entry': 'Le message est publié.',
  'guest-book.done-hide-entry': 'Le message est masqué.',
  'guest-book.done-delete-entry': 'Le message est supprimé.',
  'guest-book.done-show-waiting': 'Tous les messages sont publiés.',
  'guest-book.write-guest': 'Écrire dans le livre d’or',
  'guest-book.write-condolence': 'Écrire dans le registre',
  'guest-book.author': 'Nom',
  'guest-book.author-missing': 'Merci d’indiquer un nom.',
  'guest-book.text-guest': 'Félicitations ou quelques mots',
  'guest-book.text-condolence': 'Mots de sympathie',
  'guest-book.text-missing': {
    one: 'Merci d’écrire un message, {count} caractère au plus.',
    other: 'Merci d’écrire un message, {count} caractères au plus.',
  },
  'guest-book.public':
    'Toute personne qui a ce lien voit le nom et le message. On peut écrire jusqu’au {date} ; tout est supprimé {days} jours plus tard.',
  'guest-book.send': 'Envoyer le message',
  'guest-book.written-guest': 'Merci ! Le message est arrivé et paraîtra ici une fois publié.',
  'guest-book.written-condolence': 'Merci. Le message est arrivé et paraîtra ici une fois publié.',
  'guest-book.empty': 'Il n’y a pas encore de messages.',
}

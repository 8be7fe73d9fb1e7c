import type { LanguageMessages } from '@passepartout/domain'
import type { recipients as de } from './recipients.de.ts'

export const recipients: LanguageMessages<typeof de> = {
  'recipients.title': 'Plusieurs destinataires',
  'recipients.title@kartenliebe': 'Vos invités',
  'recipients.lead':
    '{title} : {copies} exemplaires sur {quantity} partent vers cette liste, {left} vers l’adresse de livraison.',
  'recipients.to-mend': {
    one: 'Une adresse demande encore un coup d’œil.',
    other: '{count} adresses demandent encore un coup d’œil.',
  },
  'recipients.of': '{count} adresses sur {total}.',
  'recipients.all': 'Tout afficher',
  'recipients.sending': 'Envoi à la liste',
  'recipients.parcels': { one: 'Un envoi à {each}', other: '{count} envois à {each}' },
  'recipients.parcels-unlike': { one: 'Un envoi', other: '{count} envois' },
  'recipients.sending-text': 'Chaque adresse reçoit son propre envoi, sans facture et sans prix.',
  'recipients.mend': { one: 'Vérifier une adresse', other: 'Vérifier {count} adresses' },
  'recipients.to-checkout': 'Continuer vers le paiement',
  'recipients.back': 'Paiement',
  'recipients.nobody': 'Sans nom',
  'recipients.copies': { one: '{count} exemplaire', other: '{count} exemplaires' },
  'recipients.change-of': 'Modifier {name}',
  'recipients.complete': 'Compléter',
  'recipients.change': 'Modifier',
  'recipients.name': 'Nom sur l’envoi',
  'recipients.count': 'Exemplaires',
  'recipients.save': 'Enregistrer',
  'recipients.remove': 'Retirer de la liste',
  'recipients.from-names': {
    one: 'Reprendre une adresse de la liste de noms',
    other: 'Reprendre {count} adresses de la liste de noms',
  },
  'recipients.from-names-text': 'Chaque carte part alors à l’adresse de la personne dont elle porte le nom.',
  'recipients.add': 'Ajouter des adresses',
  'recipients.add-more': 'Ajouter d’autres adresses',
  'recipients.file': 'Choisir un fichier (CSV ou vCard)',
  'recipients.too-large': 'Ce fichier est trop volumineux pour une liste, qui contient jusqu’à 500 adresses.',
  'recipients.paste': 'Coller une liste',
  'recipients.paste-hint':
    'Copiée d’un tableau (nom, rue, code postal, ville, exemplaires), en vCard, ou trois lignes par adresse séparées par une ligne vide.',
  'recipients.read': 'Lire la liste',
  'recipients.privacy': 'La liste ne sert qu’à cette commande et est effacée 90 jours après la livraison.',
  'recipients.clear': 'Retirer toutes les adresses',
  'recipients.offer': '{quantity} × {name} :',
  'recipients.offer-link': 'Envoyer à plusieurs adresses',
}

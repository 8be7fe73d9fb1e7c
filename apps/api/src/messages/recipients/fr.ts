/** Messages about recipient lists in French; part of `fr.ts`. */
export const recipientsFr = {
  'recipients.label': 'Destinataires',
  'recipients.goes-to': {
    one: '{copies} à une adresse, {left} à l’adresse de livraison',
    other: '{copies} à {count} adresses, {left} à l’adresse de livraison',
  },
  'recipients.home':
    'Les {count} enveloppes sont adressées et arrivent avec la commande, dans l’ordre des cartes',
  'recipients.home-some': {
    one: 'Une enveloppe est adressée, {blank} sans destinataire ; toutes arrivent avec la commande, dans l’ordre des cartes',
    other:
      '{count} enveloppes sont adressées, {blank} sans destinataire ; toutes arrivent avec la commande, dans l’ordre des cartes',
  },
  'recipients.name': 'Merci d’indiquer le nom.',
  'recipients.twice': 'Figure deux fois dans la liste.',
  'recipients.no-number': 'Sans numéro ?',
  'recipients.open': {
    one: 'Une adresse de la liste n’est pas encore complète.',
    other: '{count} adresses de la liste ne sont pas encore complètes.',
  },
  'recipients.too-many': 'La liste compte {copies} exemplaires, {quantity} sont commandés.',
  'recipients.most': 'Une liste contient jusqu’à {most} adresses.',
  'recipients.nothing':
    'Nous n’y avons trouvé aucune adresse. Le mieux est un tableau avec nom, rue, code postal et ville.',
}

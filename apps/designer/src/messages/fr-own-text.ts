/** What the designer says of texts that customers add, and of letters that photos fill. */
export const frOwnText = {
  'ownText.new': 'Nouveau texte',
  'ownText.add': 'Ajouter un texte',
  'ownText.remove': 'Supprimer',
  'ownText.move': 'Déplacer le texte',
  'ownText.up': 'Vers le haut',
  'ownText.down': 'Vers le bas',
  'ownText.left': 'Vers la gauche',
  'ownText.right': 'Vers la droite',
  'ownText.full': 'Cette page ne peut plus recevoir de texte.',
  'ownText.hint': 'Faites glisser le texte à sa place ou utilisez les flèches.',
  'letters.name': 'Lettres ou chiffre',
  'letters.note': 'Vos photos les remplissent, jusqu’à {count} caractères.',
  'step.text-added': 'Texte ajouté',
  'step.text-moved': 'Texte déplacé',
  'step.text-removed': 'Texte supprimé',
  'step.letters-changed': 'Lettres modifiées',
  'announce.text.moved': 'À {left}\u00a0mm de la gauche, {top}\u00a0mm du haut',
  'announce.text.removed': 'Texte supprimé',
  'prints.beginPhone':
    'Choisissez-les toutes à la fois. Format et quantité se changent ensuite pour plusieurs photos d’un coup.',
}

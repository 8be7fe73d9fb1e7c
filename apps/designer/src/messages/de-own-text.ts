/** What the designer says of texts that customers add, and of letters that photos fill. */
export const deOwnText = {
  'ownText.new': 'Neuer Text',
  'ownText.add': 'Text hinzufügen',
  'ownText.remove': 'Entfernen',
  'ownText.move': 'Text verschieben',
  'ownText.up': 'Nach oben',
  'ownText.down': 'Nach unten',
  'ownText.left': 'Nach links',
  'ownText.right': 'Nach rechts',
  'ownText.full': 'Auf diese Seite passt kein weiterer Text.',
  'ownText.hint': 'Zieh den Text an seinen Platz oder nimm die Pfeile.',
  'ownText.hint@kartenliebe': 'Zieht den Text an seinen Platz oder nehmt die Pfeile.',
  'letters.name': 'Buchstaben oder Zahl',
  'letters.note': 'Sie werden mit deinen Fotos gefüllt, bis zu {count} Zeichen.',
  'letters.note@kartenliebe': 'Sie werden mit euren Fotos gefüllt, bis zu {count} Zeichen.',
  'step.text-added': 'Text hinzugefügt',
  'step.text-moved': 'Text verschoben',
  'step.text-removed': 'Text entfernt',
  'step.letters-changed': 'Buchstaben geändert',
  'announce.text.moved': '{left}\u00a0mm von links, {top}\u00a0mm von oben',
  'announce.text.removed': 'Text entfernt',
  'prints.beginPhone':
    'Alle auf einmal wählen. Format und Menge lassen sich danach für viele zugleich ändern.',
  'prints.beginPhone@kartenliebe':
    'Wählt alle auf einmal. Format und Menge lassen sich danach für viele zugleich ändern.',
}

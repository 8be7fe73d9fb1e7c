/** What the designer says of texts that customers add, and of letters that photos fill. */
export const nlOwnText = {
  'ownText.new': 'Nieuwe tekst',
  'ownText.add': 'Tekst toevoegen',
  'ownText.remove': 'Verwijderen',
  'ownText.move': 'Tekst verplaatsen',
  'ownText.up': 'Omhoog',
  'ownText.down': 'Omlaag',
  'ownText.left': 'Naar links',
  'ownText.right': 'Naar rechts',
  'ownText.full': 'Op deze pagina past geen tekst meer bij.',
  'ownText.hint': 'Sleep de tekst naar zijn plek of gebruik de pijlen.',
  'letters.name': 'Letters of cijfer',
  'letters.note': 'Ze worden gevuld met je foto’s, tot {count} tekens.',
  'step.text-added': 'Tekst toegevoegd',
  'step.text-moved': 'Tekst verplaatst',
  'step.text-removed': 'Tekst verwijderd',
  'step.letters-changed': 'Letters gewijzigd',
  'announce.text.moved': '{left}\u00a0mm van links, {top}\u00a0mm van boven',
  'announce.text.removed': 'Tekst verwijderd',
  'prints.beginPhone':
    'Kies ze allemaal tegelijk. Daarna verander je formaat en aantal voor veel foto’s in één keer.',
  'letters.note@kartenliebe': 'Ze worden gevuld met jullie foto’s, tot {count} tekens.',
  'prints.beginPhone@kartenliebe':
    'Kies ze allemaal tegelijk. Daarna veranderen jullie formaat en aantal voor veel foto’s in één keer.',
  'finding.sample-text.title': '{role}: nog de tekst van het ontwerp',
  'finding.sample-text.text': 'Zo wordt ‘{words}’ gedrukt.',
  'fine.sample-text': 'Eigen woorden in plaats van voorbeelden',
}

/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const deChecks = {
  'finding.empty-slot.page.title': 'Seite {page}: Ein Feld ist leer',
  'finding.empty-slot.one.title': 'Ein Feld ist noch leer',
  'finding.empty-slot.many.text': 'Hier bliebe das Papier leer.',
  'finding.empty-text.title': 'Ein Text ist noch leer',
  'finding.empty-text.text': 'An dieser Stelle wird nichts gedruckt.',
  'repair.remove-slot': 'Feld entfernen',
  'repair.hide-text': 'Feld ausblenden',
  'fine.empty-text': 'Alle Texte sind ausgefüllt',
}

/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const deChecks = {
  'finding.empty-slot.page.title': 'Seite {page}: Ein Feld ist leer',
  'finding.empty-slot.one.title': 'Ein Feld ist noch leer',
  'finding.empty-slot.many.text': 'Hier bliebe das Papier leer.',
  'repair.remove-slot': 'Feld entfernen',
}

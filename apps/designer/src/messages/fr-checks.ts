/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const frChecks = {
  'finding.empty-slot.page.title': 'Page {page}\u202f: un emplacement est vide',
  'finding.empty-slot.one.title': 'Un emplacement est encore vide',
  'finding.empty-slot.many.text': 'Le papier resterait vide à cet endroit.',
  'repair.remove-slot': 'Supprimer l’emplacement',
}

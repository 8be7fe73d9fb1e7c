/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const itChecks = {
  'finding.empty-slot.page.title': 'Pagina {page}: uno spazio è vuoto',
  'finding.empty-slot.one.title': 'Uno spazio è ancora vuoto',
  'finding.empty-slot.many.text': 'Qui la carta resterebbe vuota.',
  'repair.remove-slot': 'Rimuovi lo spazio',
}

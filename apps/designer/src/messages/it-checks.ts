/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const itChecks = {
  'finding.empty-slot.page.title': 'Pagina {page}: uno spazio è vuoto',
  'finding.empty-slot.one.title': 'Uno spazio è ancora vuoto',
  'finding.empty-slot.many.text': 'Qui la carta resterebbe vuota.',
  'finding.empty-text.title': 'Un testo è ancora vuoto',
  'finding.empty-text.text': 'Qui non verrebbe stampato nulla.',
  'repair.remove-slot': 'Rimuovi lo spazio',
  'repair.hide-text': 'Nascondi questo testo',
  'fine.empty-text': 'Tutti i testi sono compilati',
}

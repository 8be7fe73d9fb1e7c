/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const nlChecks = {
  'finding.empty-slot.page.title': 'Pagina {page} heeft een leeg vak',
  'finding.empty-slot.one.title': 'Er is nog een vak leeg',
  'finding.empty-slot.many.text': 'Hier blijft het papier dan leeg.',
  'repair.remove-slot': 'Vak verwijderen',
}

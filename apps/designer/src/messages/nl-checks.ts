/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const nlChecks = {
  'finding.empty-slot.page.title': 'Pagina {page} heeft een leeg vak',
  'finding.empty-slot.one.title': 'Er is nog een vak leeg',
  'finding.empty-slot.many.text': 'Hier blijft het papier dan leeg.',
  'finding.empty-text.title': 'Er is nog een tekst leeg',
  'finding.empty-text.text': 'Hier wordt dan niets gedrukt.',
  'repair.remove-slot': 'Vak verwijderen',
  'repair.hide-text': 'Tekst verbergen',
  'fine.empty-text': 'Alle teksten zijn ingevuld',
}

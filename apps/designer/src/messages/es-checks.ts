/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const esChecks = {
  'finding.empty-slot.page.title': 'Página {page}: hay un hueco vacío',
  'finding.empty-slot.one.title': 'Queda un hueco vacío',
  'finding.empty-slot.many.text': 'Aquí el papel quedaría en blanco.',
  'repair.remove-slot': 'Quitar el hueco',
}

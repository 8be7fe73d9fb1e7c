/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const enChecks = {
  'finding.empty-slot.page.title': 'Page {page} has an empty space',
  'finding.empty-slot.one.title': 'One space is still empty',
  'finding.empty-slot.many.text': 'The paper would stay blank here.',
  'repair.remove-slot': 'Remove the space',
}

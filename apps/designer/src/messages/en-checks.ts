/** What the print check says of kinds with many places and texts; the language's index joins it with the rest. */
export const enChecks = {
  'finding.empty-slot.page.title': 'Page {page} has an empty space',
  'finding.empty-slot.one.title': 'One space is still empty',
  'finding.empty-slot.many.text': 'The paper would stay blank here.',
  'finding.empty-text.title': 'A text is still empty',
  'finding.empty-text.text': 'Nothing would be printed here.',
  'repair.remove-slot': 'Remove the space',
  'repair.hide-text': 'Hide this text',
  'fine.empty-text': 'Every text is filled in',
}

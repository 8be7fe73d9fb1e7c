/** What the designer says of texts that customers add, and of letters that photos fill. */
export const enOwnText = {
  'ownText.new': 'New text',
  'ownText.add': 'Add text',
  'ownText.remove': 'Remove',
  'ownText.move': 'Move text',
  'ownText.up': 'Up',
  'ownText.down': 'Down',
  'ownText.left': 'Left',
  'ownText.right': 'Right',
  'ownText.full': 'There is no room for another text on this page.',
  'ownText.hint': 'Drag the text into place or use the arrows.',
  'letters.name': 'Letters or number',
  'letters.note': 'They are filled with your photos, up to {count} characters.',
  'step.text-added': 'Text added',
  'step.text-moved': 'Text moved',
  'step.text-removed': 'Text removed',
  'step.letters-changed': 'Letters changed',
  'announce.text.moved': '{left}\u00a0mm from the left, {top}\u00a0mm from the top',
  'announce.text.removed': 'Text removed',
  'prints.beginPhone':
    'Choose them all at once. Afterwards you can change size and number for many at a time.',
}

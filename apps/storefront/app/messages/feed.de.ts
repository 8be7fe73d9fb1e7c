export const feed = {
  'feed.none-title': 'Hier steht noch nichts.',
  'feed.none-text': 'Sobald ein Beitrag erscheint, ist er an dieser Stelle zu lesen.',
  'feed.failed-title': 'Die Beiträge lassen sich gerade nicht laden.',
  'feed.failed-text': 'Das liegt an uns. Bitte in einem Moment noch einmal versuchen.',
} as const

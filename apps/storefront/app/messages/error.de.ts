export const error = {
  'error.untitled': 'Ohne Titel',
  'error.not-found': 'Seite nicht gefunden',
  'error.title': 'Hier hängt nichts.',
  'error.text': 'Die Seite gibt es nicht mehr, oder die Adresse hat einen Tippfehler.',
  'error.title@kartenliebe': 'Diese Karte ist leer.',
  'error.suggestions': 'Vielleicht suchst du das',
  'error.suggestions@kartenliebe': 'Vielleicht sucht ihr das',
  'error.to-start': 'Zur Startseite',
  'error.help': 'Fehler {status}. Fragen? {hotline}, {hours}',
  'error.status': 'Fehler {status}',
} as const

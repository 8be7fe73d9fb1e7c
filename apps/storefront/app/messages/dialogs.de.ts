export const dialogs = {
  'dialogs.close': 'Schließen',
  'dialogs.contact-title': 'Frag uns',
  'dialogs.contact-title@kartenliebe': 'Fragt uns',
  'dialogs.contact-text': 'Ein Mensch antwortet, kein Automat.',
  'dialogs.write': 'Nachricht schreiben',
  'dialogs.write-hint': 'Wir antworten per E-Mail.',
  'dialogs.help': 'Häufige Fragen',
  'dialogs.help-hint': 'Versand, Formate, Auflösung, Bezahlen',
  'dialogs.help-hint@kartenliebe': 'Versand, Papier, Muster, Bezahlen',
  'dialogs.contact': 'Hilfe und Kontakt',
} as const

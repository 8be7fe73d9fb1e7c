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
  'dialogs.log-in-title': 'Hier brauchst du kein Konto',
  'dialogs.log-in-title@kartenliebe': 'Hier braucht ihr kein Konto',
  'dialogs.log-in-text':
    'Kundenkonten gibt es in diesem Shop noch nicht. Was dir gehört, behalten wir auch ohne Anmeldung:',
  'dialogs.log-in-text@kartenliebe':
    'Kundenkonten gibt es in diesem Shop noch nicht. Was euch gehört, behalten wir auch ohne Anmeldung:',
  'dialogs.kept-cart': 'deinen Warenkorb',
  'dialogs.kept-cart@kartenliebe': 'euren Warenkorb',
  'dialogs.kept-designs': 'deine Gestaltungen mit ihren Fotos',
  'dialogs.kept-designs@kartenliebe': 'eure Gestaltungen mit ihren Fotos',
  'dialogs.kept-where':
    'Beides findest du in diesem Browser wieder, auch nach einem Neustart. Auf anderen Geräten siehst du es nicht.',
  'dialogs.kept-where@kartenliebe':
    'Beides findet ihr in diesem Browser wieder, auch nach einem Neustart. Auf anderen Geräten seht ihr es nicht.',
  'dialogs.to-cart': 'Zum Warenkorb',
  'dialogs.ask': 'Frage stellen',
} as const

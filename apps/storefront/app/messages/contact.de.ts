export const contact = {
  'contact.trap': 'Bitte leer lassen',
  'contact.topic': 'Worum geht es?',
  'contact.name': 'Name',
  'contact.email': 'E-Mail-Adresse',
  'contact.orderNumber': 'Bestellnummer',
  'contact.orderNumber-hint': 'Steht in der Bestellbestätigung.',
  'contact.message': 'Nachricht',
  'contact.send': 'Nachricht senden',
  'contact.sending': 'Wird gesendet …',
  'contact.sent-title': 'Danke, deine Nachricht ist da.',
  'contact.sent-title@kartenliebe': 'Danke, eure Nachricht ist da.',
  'contact.sent-text':
    'Wir antworten in der Regel innerhalb eines Arbeitstags. Eine Bestätigung ist unterwegs in dein Postfach.',
  'contact.sent-text@kartenliebe':
    'Wir antworten in der Regel innerhalb eines Arbeitstags. Eine Bestätigung ist unterwegs in euer Postfach.',
  'contact.offline':
    'Das kam nicht durch. Alles Geschriebene ist noch da, bitte gleich noch einmal versuchen.',
  'contact.offline@kartenliebe':
    'Das kam nicht durch. Alles Geschriebene ist noch da, bitte gleich noch einmal versuchen.',
  'contact.teams': 'Wer antwortet',
} as const

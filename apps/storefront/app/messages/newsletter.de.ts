export const newsletter = {
  'newsletter.email': 'E-Mail-Adresse',
  'newsletter.subscribe': 'Newsletter abonnieren',
  'newsletter.subscribe@kartenliebe': 'Newsletter abonnieren',
  'newsletter.sent-title': 'Fast geschafft.',
  'newsletter.sent-text':
    'Wir haben dir eine E-Mail geschickt. Mit dem Knopf darin bestätigst du die Anmeldung. Wer schon angemeldet ist, bekommt keine.',
  'newsletter.sent-text@kartenliebe':
    'Wir haben euch eine E-Mail geschickt. Mit dem Knopf darin bestätigt ihr die Anmeldung. Wer schon angemeldet ist, bekommt keine.',
  'newsletter.confirmed-title': 'Du bist dabei.',
  'newsletter.confirmed-title@kartenliebe': 'Schön, dass ihr dabei seid.',
  'newsletter.confirmed-text':
    'Der nächste Newsletter kommt an diese Adresse. Abmelden geht in jeder Ausgabe mit einem Klick.',
  'newsletter.left-title': 'Abgemeldet.',
  'newsletter.left-text':
    'Wir haben deine Adresse gelöscht, du bekommst keinen Newsletter mehr. War es ein Versehen, kannst du dich hier neu anmelden.',
  'newsletter.left-text@kartenliebe':
    'Wir haben eure Adresse gelöscht, ihr bekommt keinen Newsletter mehr. War es ein Versehen, könnt ihr euch hier neu anmelden.',
  'newsletter.expired-title': 'Dieser Link gilt nicht mehr.',
  'newsletter.expired-text': 'Trag deine Adresse noch einmal ein, dann kommt ein neuer.',
  'newsletter.expired-text@kartenliebe': 'Tragt eure Adresse noch einmal ein, dann kommt ein neuer.',
} as const

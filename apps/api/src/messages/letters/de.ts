/** What the shop's mails say, German. */
export const de = {
  'letter.hello-all': 'Hallo,',
  'letter.bye': 'Viele Grüße',
  'letter.bye@kartenliebe': 'Herzliche Grüße',
  'letter.footer':
    'Diese E-Mail hat {shop} geschickt, weil diese Adresse auf unserer Website eingetragen wurde.',
  'letter.unasked': 'Du hast das nicht eingetragen? Dann brauchst du nichts zu tun.',
  'letter.unasked@kartenliebe': 'Das kam nicht von euch? Dann braucht ihr nichts zu tun.',
  'contact.subject': '{topic}: Nachricht von {name}',
  'contact.title': 'Neue Nachricht: {topic}',
  'contact.intro':
    'Über das Kontaktformular kam diese Nachricht. Eine Antwort auf diese E-Mail geht direkt an {name}.',
  'contact.name': 'Name',
  'contact.email': 'E-Mail',
  'contact.order': 'Bestellnummer',
  'contact.shop': 'Shop',
  'contact.message': 'Nachricht',
  'receipt.subject': 'Deine Nachricht ist angekommen',
  'receipt.subject@kartenliebe': 'Eure Nachricht ist angekommen',
  'receipt.title': 'Danke, deine Nachricht ist da.',
  'receipt.title@kartenliebe': 'Danke, eure Nachricht ist da.',
  'receipt.text':
    '{team} kümmert sich darum und antwortet dir an dieser Adresse, in der Regel innerhalb eines Arbeitstags.',
  'receipt.text@kartenliebe':
    '{team} kümmert sich darum und antwortet euch an dieser Adresse, in der Regel innerhalb eines Arbeitstags.',
  'receipt.hours': 'Erreichbar: {hours}.',
  'newsletter.subject': 'Bitte bestätige deine Anmeldung',
  'newsletter.subject@kartenliebe': 'Bitte bestätigt eure Anmeldung',
  'newsletter.title': 'Nur noch ein Klick.',
  'newsletter.text':
    'Du möchtest den Newsletter von {shop} lesen. Bestätige das bitte mit diesem Knopf, dann geht es los. Er gilt {days} Tage.',
  'newsletter.text@kartenliebe':
    'Ihr möchtet den Newsletter von {shop} lesen. Bestätigt das bitte mit diesem Knopf, dann geht es los. Er gilt {days} Tage.',
  'newsletter.button': 'Anmeldung bestätigen',
  'newsletter.leave': 'Vom Newsletter abmelden',
} as const

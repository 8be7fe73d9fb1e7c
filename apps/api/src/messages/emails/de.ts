/** Texts of the shop's emails in German. */
export const de = {
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
  'complaint.subject': 'Deine Reklamation zu {order}',
  'complaint.subject@kartenliebe': 'Eure Reklamation zu {order}',
  'complaint.title': 'Wir schauen uns das an.',
  'complaint.text':
    'Deine Reklamation ist da. Wie wir entscheiden, steht im Status deiner Bestellung, und wir schreiben dir.',
  'complaint.text@kartenliebe':
    'Eure Reklamation ist da. Wie wir entscheiden, steht im Status eurer Bestellung, und wir schreiben euch.',
  'complaint.lines': 'Betrifft',
  'complaint.order': 'Bestellung',
  'withdrawal.subject': 'Eingangsbestätigung: dein Widerruf',
  'withdrawal.subject@kartenliebe': 'Eingangsbestätigung: euer Widerruf',
  'withdrawal.title': 'Dein Widerruf ist da.',
  'withdrawal.title@kartenliebe': 'Euer Widerruf ist da.',
  'withdrawal.text': 'Eingegangen am {at}. Bewahre diese E-Mail als Bestätigung auf.',
  'withdrawal.text@kartenliebe': 'Eingegangen am {at}. Bewahrt diese E-Mail als Bestätigung auf.',
  'withdrawal.next':
    'Wir prüfen, was widerrufen werden kann, und melden uns an dieser Adresse. Eine Erstattung kommt spätestens {=returnDays} Tage nach Eingang des Widerrufs, frühestens wenn die Ware zurück oder ihr Versand belegt ist.',
  'withdrawal.reference': 'Vorgang',
  'withdrawal.order': 'Bestellung',
  'withdrawal.lines': 'Widerrufen',
  'withdrawal.name': 'Name',
  'withdrawal.whole': 'Die ganze Bestellung',
  'withdrawal.unasked': 'Du hast nichts widerrufen? Dann antworte bitte auf diese E-Mail.',
  'withdrawal.unasked@kartenliebe': 'Ihr habt nichts widerrufen? Dann antwortet bitte auf diese E-Mail.',
  'cart-photos.subject': 'Deine Fotos im Warenkorb',
  'cart-photos.title': 'Sollen wir sie aufheben?',
  'cart-photos.text':
    'Im Warenkorb liegt noch ein Artikel mit deinen Fotos. Die Fotos löschen wir in {days} Tagen, außer du benutzt den Warenkorb vorher.',
  'cart-photos.button': 'Zum Warenkorb',
  'cart-photos.subject@kartenliebe': 'Eure Fotos im Warenkorb',
  'cart-photos.text@kartenliebe':
    'Im Warenkorb liegt noch ein Artikel mit euren Fotos. Die Fotos löschen wir in {days} Tagen, außer ihr benutzt den Warenkorb vorher.',
} as const

/** What the mails of an order say once it is made, German. */
export const de = {
  'cancelled.voucher': 'Auf dem Gutschein stehen wieder {amount}.',
  'arrived.subject': 'Paket zu Bestellung {order} ist da',
  'arrived.title': 'Dein Paket ist angekommen.',
  'arrived.title@kartenliebe': 'Euer Paket ist angekommen.',
  'arrived.text': 'Laut Zustelldienst ist es in {city} angekommen.',
  'arrived.photos':
    'Die Fotos dieser Bestellung löschen wir am {date}. Auf der Seite der Bestellung kannst du sie länger behalten oder gleich löschen.',
  'arrived.photos@kartenliebe':
    'Die Fotos dieser Bestellung löschen wir am {date}. Auf der Seite der Bestellung könnt ihr sie länger behalten oder gleich löschen.',
  'decided.subject': 'Antwort zu Bestellung {order}',
  'decided.title': 'Deine Meldung ist geprüft.',
  'decided.title@kartenliebe': 'Eure Meldung ist geprüft.',
  'decided.reprint':
    'Was an Bestellung {order} nicht stimmt, fertigen wir neu. Das kostet nichts. Sobald es unterwegs ist, bekommst du eine E-Mail.',
  'decided.reprint@kartenliebe':
    'Was an Bestellung {order} nicht stimmt, fertigen wir neu. Das kostet nichts. Sobald es unterwegs ist, bekommt ihr eine E-Mail.',
  'decided.refund':
    'Zu deiner Reklamation (Bestellung {order}): Wir erstatten dir einen Betrag. Wie viel, steht in einer eigenen E-Mail.',
  'decided.refund@kartenliebe':
    'Zu eurer Reklamation (Bestellung {order}): Wir erstatten euch einen Betrag. Wie viel, steht in einer eigenen E-Mail.',
  'decided.refused':
    'Was du zu Bestellung {order} gemeldet hast, können wir leider nicht anerkennen. Bist du anderer Meinung, antworte einfach auf diese E-Mail.',
  'decided.refused@kartenliebe':
    'Was ihr zu Bestellung {order} gemeldet habt, können wir leider nicht anerkennen. Seid ihr anderer Meinung, antwortet einfach auf diese E-Mail.',
  'links.subject': 'Deine Bestellungen bei {shop}',
  'links.subject@kartenliebe': 'Eure Bestellungen bei {shop}',
  'links.title': 'Hier geht es zu deinen Bestellungen.',
  'links.title@kartenliebe': 'Hier geht es zu euren Bestellungen.',
  'links.text':
    'Jemand hat auf unserer Seite diese Adresse eingetragen, um die Links noch einmal zu bekommen. Warst du das nicht, ist nichts zu tun.',
  'links.text@kartenliebe':
    'Jemand hat auf unserer Seite diese Adresse eingetragen, um die Links noch einmal zu bekommen. Wart ihr das nicht, ist nichts zu tun.',
  'links.order': 'Bestellung {order} vom {date}',
} as const

/** What the mails about shared designs say, German. */
export const de = {
  'share-question.subject': 'E-Mails zu einer geteilten Gestaltung bei {shop}',
  'share-question.title': 'Sollen wir dir Bescheid sagen?',
  'share-question.title@kartenliebe': 'Sollen wir euch Bescheid sagen?',
  'share-question.text':
    'Bei {shop} hat jemand eine Gestaltung geteilt und diese Adresse angegeben. Nach einem Klick kommt hier eine E-Mail an, wenn dazu etwas angemerkt oder freigegeben wird, höchstens alle halbe Stunde eine.',
  'share-question.button': 'Ja, sagt mir Bescheid',
  'share-question.button@kartenliebe': 'Ja, sagt uns Bescheid',
  'share-question.days': { one: 'Der Knopf gilt {count} Tag.', other: 'Der Knopf gilt {count} Tage.' },
  'share-question.unasked':
    'Du warst das nicht? Dann brauchst du nichts zu tun, es kommt keine weitere E-Mail.',
  'share-question.unasked@kartenliebe':
    'Das wart nicht ihr? Dann braucht ihr nichts zu tun, es kommt keine weitere E-Mail.',
  'share-news.subject': {
    one: 'Eine Rückmeldung zu deiner Gestaltung',
    other: '{count} Rückmeldungen zu deiner Gestaltung',
  },
  'share-news.subject@kartenliebe': {
    one: 'Eine Rückmeldung zu eurer Gestaltung',
    other: '{count} Rückmeldungen zu eurer Gestaltung',
  },
  'share-news.title': 'Deine Gestaltung',
  'share-news.title@kartenliebe': 'Eure Gestaltung',
  'share-news.text': {
    one: 'Über einen deiner Links ist eine Rückmeldung gekommen.',
    other: 'Über deine Links sind {count} Rückmeldungen gekommen.',
  },
  'share-news.text@kartenliebe': {
    one: 'Über einen eurer Links ist eine Rückmeldung gekommen.',
    other: 'Über eure Links sind {count} Rückmeldungen gekommen.',
  },
  'share-news.comment': 'Anmerkung {number} von {name}',
  'share-news.answer': '{name} antwortet zu Anmerkung {number}',
  'share-news.approved': '{name} hat den Stand vom {date} freigegeben.',
  'share-news.stale':
    '{name} hat am {date} einen Stand freigegeben. Seitdem wurde die Gestaltung geändert: Diese Freigabe gilt nicht mehr.',
  'share-news.more': {
    one: 'Eine weitere steht bei der Gestaltung.',
    other: '{count} weitere stehen bei der Gestaltung.',
  },
  'share-news.button': 'Gestaltung öffnen',
  'share-news.button@kartenliebe': 'Gestaltung öffnen',
  'share-news.where':
    'Sie öffnet sich in dem Browser, in dem du gestaltest, und überall, wo du angemeldet bist.',
  'share-news.where@kartenliebe':
    'Sie öffnet sich in dem Browser, in dem ihr gestaltet, und überall, wo ihr angemeldet seid.',
  'share-mail.stop': 'Keine E-Mails mehr zu dieser Gestaltung',
  'page.front': 'Vorne',
  'page.back': 'Hinten',
  'page.inside-left': 'Innen links',
  'page.inside-right': 'Innen rechts',
  'page.cover': 'Deckblatt',
  'page.binding': 'Einband',
  'page.month': '{month}',
  'page.single': 'Seite {number}',
  'page.pages': 'Seiten {from}–{until}',
  'page.print': 'Foto {number}',
} as const

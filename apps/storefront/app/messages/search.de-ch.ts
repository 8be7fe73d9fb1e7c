export const search = {
  'search.title-for': '«{question}»: Suche',
  'search.close': 'Suche schliessen',
  'search.nothing-yet': 'Zu «{question}» finden wir noch nichts.',
  'search.results': { one: 'Ein Treffer für «{question}»', other: '{count} Treffer für «{question}»' },
  'search.read-as': 'Meintest du «{read}»? Hier sind die Treffer dafür.',
  'search.read-as@kartenliebe': 'Meintet ihr «{read}»? Hier sind die Treffer dafür.',
  'search.nothing': 'Zu «{question}» haben wir leider nichts gefunden.',
} as const

export const search = {
  'search.title-for': '«{question}»: Suche',
  'search.close': 'Suche schliessen',
  'search.nothing-yet': 'Zu «{question}» finden wir noch nichts.',
  'search.results': { one: 'Ein Treffer für «{question}»', other: '{count} Treffer für «{question}»' },
  'search.read-as': 'Wir haben «{asked}» als {read} gelesen.',
  'search.nothing-text': 'Zu «{question}» gibt es bei uns nichts. Vielleicht passt etwas davon:',
} as const

/** What the mails about guest books say, German. Only a channel that speaks to couples has such books. */
export const de = {
  'guest-book-news.subject-guest': {
    one: 'Ein neuer Eintrag im Gästebuch',
    other: '{count} neue Einträge im Gästebuch',
  },
  'guest-book-news.subject-condolence': {
    one: 'Ein neuer Eintrag im Kondolenzbuch',
    other: '{count} neue Einträge im Kondolenzbuch',
  },
  'guest-book-news.title-guest': 'Eure Gäste haben geschrieben',
  'guest-book-news.title-condolence': 'Neues im Kondolenzbuch',
  'guest-book-news.text-guest': {
    one: 'Im Gästebuch „{title}“ wartet ein Eintrag darauf, dass ihr ihn freigebt.',
    other: 'Im Gästebuch „{title}“ warten {count} Einträge darauf, dass ihr sie freigebt.',
  },
  'guest-book-news.text-condolence': {
    one: 'Im Kondolenzbuch „{title}“ wartet ein Eintrag darauf, dass ihr ihn freigebt.',
    other: 'Im Kondolenzbuch „{title}“ warten {count} Einträge darauf, dass ihr sie freigebt.',
  },
  'guest-book-news.button': 'Einträge lesen',
  'guest-book-news.pace': 'Solche E-Mails kommen höchstens einmal am Tag.',
} as const

import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './shares.de.ts'

export const nl: LanguageMessages<typeof de> = {
  'share-question.subject': 'E-mails over een gedeeld ontwerp bij {shop}',
  'share-question.title': 'Zullen we een seintje geven?',
  'share-question.text':
    'Iemand heeft bij {shop} een ontwerp gedeeld en dit adres opgegeven. Na één klik komt hier een e-mail als er een opmerking of goedkeuring is, hoogstens elk half uur een.',
  'share-question.button': 'Ja, geef een seintje',
  'share-question.days': { one: 'De knop werkt {count} dag.', other: 'De knop werkt {count} dagen.' },
  'share-question.unasked': 'Was jij dit niet? Dan hoef je niets te doen, er komt geen e-mail meer.',
  'share-question.unasked@kartenliebe':
    'Waren jullie dit niet? Dan hoeven jullie niets te doen, er komt geen e-mail meer.',
  'share-news.subject': { one: 'Een reactie op je ontwerp', other: '{count} reacties op je ontwerp' },
  'share-news.subject@kartenliebe': {
    one: 'Een reactie op jullie ontwerp',
    other: '{count} reacties op jullie ontwerp',
  },
  'share-news.title': 'Je gedeelde ontwerp',
  'share-news.title@kartenliebe': 'Jullie gedeelde ontwerp',
  'share-news.text': {
    one: 'Via een van je links is een reactie gekomen.',
    other: 'Via je links zijn {count} reacties gekomen.',
  },
  'share-news.text@kartenliebe': {
    one: 'Via een van jullie links is een reactie gekomen.',
    other: 'Via jullie links zijn {count} reacties gekomen.',
  },
  'share-news.comment': 'Opmerking {number} van {name}',
  'share-news.answer': '{name} over opmerking {number}',
  'share-news.approved': '{name} heeft de versie van {date} goedgekeurd.',
  'share-news.stale':
    '{name} heeft op {date} een versie goedgekeurd. Het ontwerp is sindsdien gewijzigd: die goedkeuring geldt niet meer.',
  'share-news.more': {
    one: 'Er staat er nog een bij het ontwerp.',
    other: 'Er staan er nog {count} bij het ontwerp.',
  },
  'share-news.button': 'Ontwerp openen',
  'share-news.where': 'Het opent in de browser waarin je ontwerpt en overal waar je bent ingelogd.',
  'share-news.where@kartenliebe':
    'Het opent in de browser waarin jullie ontwerpen en overal waar jullie zijn ingelogd.',
  'share-mail.stop': 'Geen e-mails meer over dit ontwerp',
  'page.front': 'Voorkant',
  'page.back': 'Achterkant',
  'page.inside-left': 'Binnen links',
  'page.inside-right': 'Binnen rechts',
  'page.cover': 'Voorblad',
  'page.binding': 'Kaft',
  'page.month': '{month}',
  'page.single': 'Pagina {number}',
  'page.pages': 'Pagina’s {from}–{until}',
  'page.print': 'Foto {number}',
}

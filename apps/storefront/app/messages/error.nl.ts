import type { LanguageMessages } from '@passepartout/domain'
import type { error as de } from './error.de.ts'

export const error: LanguageMessages<typeof de> = {
  'error.untitled': 'Zonder titel',
  'error.not-found': 'Pagina niet gevonden',
  'error.title': 'Hier hangt niets.',
  'error.text': 'De pagina bestaat niet meer of er zit een typefout in het adres.',
  'error.title@kartenliebe': 'Deze kaart is leeg.',
  'error.broken': 'We zijn de muur opnieuw aan het inrichten.',
  'error.broken@kartenliebe': 'Hier is bij ons iets misgegaan.',
  'error.broken-text': 'De fout ligt bij ons. Winkelwagen en ontwerpen zijn bewaard.',
  'error.again': 'Opnieuw proberen',
  'error.suggestions': 'Misschien zoek je dit',
  'error.suggestions@kartenliebe': 'Misschien zoeken jullie dit',
  'error.to-start': 'Naar de startpagina',
  'error.help': 'Fout {status}. Vragen? {hotline} · {hours}',
  'error.status': 'Fout {status}',
  'error.ways-on': 'Verder naar',
  'error.way-home': 'Startpagina',
  'error.way-search': 'Zoeken',
  'error.way-help': 'Hulp',
  'error.way-design': 'Ontwerpen met een foto',
}

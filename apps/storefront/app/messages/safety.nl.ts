import type { LanguageMessages } from '@passepartout/domain'
import type { safety as de } from './safety.de.ts'

export const safety: LanguageMessages<typeof de> = {
  'safety.title': 'Fabrikant en productveiligheid',
  'safety.unavailable-title': 'Nu niet bereikbaar',
  'safety.unavailable': 'Laad de pagina over een minuut opnieuw.',
  'safety.law-gpsr': 'Gegevens volgens verordening (EU) 2023/988 inzake algemene productveiligheid.',
  'safety.law-gb': 'Gegevens volgens de General Product Safety Regulations 2005.',
  'safety.law-ch': 'Gegevens volgens de Zwitserse wet op de productveiligheid.',
  'safety.law-us': 'Gegevens over de veiligheid van onze producten.',
  'safety.maker': 'Fabrikant',
  'safety.model': 'Het productkenmerk begint met {model}, gevolgd door de gekozen uitvoering',
  'safety.nothing': 'Geen bijzondere waarschuwingen.',
  'safety.kind-photo-frame': 'Wanddecoratie en lijsten',
  'safety.kind-collage': 'Fotocollages',
  'safety.kind-calendar': 'Kalenders',
  'safety.kind-card': 'Kaarten',
  'safety.kind-photobook': 'Fotoboeken',
  'safety.kind-photobox': 'Fotoafdrukken en fotobox',
  'safety.kind-accessory': 'Accessoires',
  'safety.hang-securely':
    'Alleen ophangen aan muren en haken die het gewicht dragen, en niet boven kinderbedden.',
  'safety.glass-breaks':
    'Glas kan breken: niet laten vallen en gebroken glas alleen met handschoenen aanraken.',
  'safety.small-parts': 'Bevat kleine onderdelen die kunnen worden ingeslikt.',
  'safety.not-for-toddlers': 'Niet geschikt voor kinderen onder de drie jaar.',
  'safety.sharp-edges': 'Randen en hoeken kunnen scherp zijn.',
  'safety.keep-from-fire': 'Uit de buurt van vuur en kaarsen houden.',
}

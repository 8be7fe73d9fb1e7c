import type { LanguageMessages } from '@passepartout/domain'
import type { ownPhoto as de } from './own-photo.de.ts'

export const ownPhoto: LanguageMessages<typeof de> = {
  'own-photo.title': 'Jouw foto op alle producten',
  'own-photo.title@kartenliebe': 'Jullie foto op alle fotoproducten',
  'own-photo.and-help': 'Jouw foto en hulp',
  'own-photo.and-help@kartenliebe': 'Jullie foto en hulp',
  'own-photo.hint':
    'Sleep een foto ergens op de pagina, plak hem of kies er een. Daarna zie je hem in elk product.',
  'own-photo.hint@kartenliebe':
    'Sleep een foto ergens op de pagina, plak hem of kies er een. Daarna zien jullie hem in kalenders, boxen en wanddecoratie.',
  'own-photo.formats': 'JPEG, PNG, WebP, HEIC of AVIF, tot {=uploadMegabytes} MB.',
  'own-photo.show-here': 'Je foto hier zien',
  'own-photo.show-here@kartenliebe': 'Jullie foto hier zien',
  'own-photo.choose': 'Foto kiezen',
  'own-photo.swap': 'Andere foto',
  'own-photo.remove': 'Foto verwijderen',
  'own-photo.drop-here': 'Sleep je foto hierheen',
  'own-photo.drop-here@kartenliebe': 'Sleep jullie foto hierheen',
  'own-photo.stays': 'Je foto blijft op je apparaat tot je ermee ontwerpt.',
  'own-photo.stays@kartenliebe': 'Jullie foto blijft op jullie apparaat tot jullie ermee ontwerpen.',
  'own-photo.yours': 'Jouw foto',
  'own-photo.yours@kartenliebe': 'Jullie foto',
  'own-photo.sample': 'Voorbeeldfoto',
  'own-photo.in-all': 'Je ziet hem nu in alle beelden.',
  'own-photo.in-all@kartenliebe': 'Jullie zien hem nu in alle fotoproducten.',
  'own-photo.go-on': 'Ontwerpen met deze foto',
  'own-photo.close': 'Sluiten',
  'own-photo.shown': 'Jouw foto is nu in alle beelden te zien.',
  'own-photo.shown@kartenliebe': 'Jullie foto is nu in alle fotoproducten te zien.',
  'own-photo.only-here': 'Je browser bewaart geen gegevens van deze pagina: de foto is alleen hier te zien.',
  'own-photo.only-here@kartenliebe':
    'Jullie browser bewaart geen gegevens van deze pagina: de foto is alleen hier te zien.',
  'own-photo.removed': 'De foto is verwijderd, de voorbeeldfoto’s zijn terug.',
  'own-photo.empty': 'Het bestand is leeg.',
  'own-photo.not-a-picture': 'Dit is geen afbeelding. JPEG, PNG, WebP, HEIC en AVIF kunnen wel.',
  'own-photo.unsupported':
    'De browser kan dit soort bestand niet tonen. JPEG, PNG, WebP, HEIC en AVIF kunnen wel.',
  'own-photo.too-many-bytes': 'Het bestand is te groot. Tot {=uploadMegabytes} MB kan.',
  'own-photo.too-many-pixels': 'De afbeelding heeft te veel pixels. Tot {=uploadMegapixels} megapixel kan.',
  'own-photo.damaged': 'Het bestand is beschadigd of onvolledig. Neem liever het origineel.',
  'own-photo.offline': 'Hiervoor is even een internetverbinding nodig. Zodra die er weer is, lukt het.',
  'own-photo.instead': 'Met je foto in plaats van het voorbeeld: {alt}',
  'own-photo.instead@kartenliebe': 'Met jullie foto in plaats van het voorbeeld: {alt}',
}

/** A visitor's own photo in every product picture. */
export const ownPhoto = {
  'own-photo.title': 'Dein Foto in allen Bildern',
  'own-photo.title@kartenliebe': 'Euer Foto in allen Bildern',
  'own-photo.hint':
    'Zieh ein Foto irgendwo auf die Seite, füg es ein oder wähl es aus. Danach siehst du es in jedem Produkt.',
  'own-photo.hint@kartenliebe':
    'Zieht ein Foto irgendwo auf die Seite, fügt es ein oder wählt es aus. Danach seht ihr es in jedem Produkt.',
  'own-photo.formats': 'JPG, PNG, WebP, AVIF, GIF oder HEIC, bis 80 MB.',
  'own-photo.show-here': 'Dein Foto hier zeigen',
  'own-photo.show-here@kartenliebe': 'Euer Foto hier zeigen',
  'own-photo.choose': 'Foto auswählen',
  'own-photo.swap': 'Foto tauschen',
  'own-photo.remove': 'Foto entfernen',
  'own-photo.drop-here': 'Zieh dein Foto hierher',
  'own-photo.drop-here@kartenliebe': 'Zieht euer Foto hierher',
  'own-photo.stays': 'Es bleibt auf deinem Gerät, bis du es gestaltest.',
  'own-photo.stays@kartenliebe': 'Es bleibt auf eurem Gerät, bis ihr es gestaltet.',
  'own-photo.yours': 'Dein Foto',
  'own-photo.yours@kartenliebe': 'Euer Foto',
  'own-photo.sample': 'Beispielfoto',
  'own-photo.in-all': 'Du siehst es jetzt in allen Bildern.',
  'own-photo.in-all@kartenliebe': 'Jetzt seht ihr es in allen Bildern.',
  'own-photo.go-on': 'Damit gestalten',
  'own-photo.close': 'Schließen',
  'own-photo.shown': 'Dein Foto ist jetzt in allen Bildern zu sehen.',
  'own-photo.shown@kartenliebe': 'Euer Foto ist jetzt in allen Bildern zu sehen.',
  'own-photo.only-here': 'Dein Browser merkt sich nichts: Das Foto ist nur auf dieser Seite zu sehen.',
  'own-photo.only-here@kartenliebe':
    'Euer Browser merkt sich nichts: Das Foto ist nur auf dieser Seite zu sehen.',
  'own-photo.removed': 'Das Foto ist entfernt, die Beispielfotos sind zurück.',
  'own-photo.empty': 'Die Datei ist leer.',
  'own-photo.not-a-picture': 'Das ist kein Bild. JPG, PNG, WebP, AVIF, GIF und HEIC gehen.',
  'own-photo.unsupported':
    'Dieses Format kann der Browser nicht zeigen. JPG, PNG, WebP, AVIF, GIF und HEIC gehen.',
  'own-photo.too-many-bytes': 'Die Datei ist zu groß. Bis 80 MB geht.',
  'own-photo.too-many-pixels': 'Das Bild hat zu viele Pixel. Bis 120 Megapixel geht.',
  'own-photo.damaged': 'Die Datei ist beschädigt oder unvollständig. Nimm am besten das Original.',
} as const

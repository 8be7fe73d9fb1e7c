import type { LanguageMessages } from '@passepartout/domain'
import type { ownPhoto as de } from './own-photo.de.ts'

export const ownPhoto: LanguageMessages<typeof de> = {
  'own-photo.title': 'See your photo on every product',
  'own-photo.title@kartenliebe': 'See your photo on every photo product',
  'own-photo.and-help': 'Your photo and help',
  'own-photo.hint':
    'Drag a photo anywhere onto the page, paste it or choose it. You will then see it in every product.',
  'own-photo.hint@kartenliebe':
    'Drag a photo anywhere onto the page, paste it or choose it. You will then see it in calendars, boxes and wall art.',
  'own-photo.formats': 'JPEG, PNG, WebP, HEIC or AVIF, up to {=uploadMegabytes} MB.',
  'own-photo.show-here': 'Show your photo here',
  'own-photo.choose': 'Choose a photo',
  'own-photo.swap': 'Swap the photo',
  'own-photo.remove': 'Remove the photo',
  'own-photo.drop-here': 'Drag your photo here',
  'own-photo.stays': 'Your photo stays on your device until you design with it.',
  'own-photo.yours': 'Your photo',
  'own-photo.sample': 'Sample photo',
  'own-photo.in-all': 'You now see it in every picture.',
  'own-photo.in-all@kartenliebe': 'You now see it in every photo product.',
  'own-photo.go-on': 'Design with this photo',
  'own-photo.close': 'Close',
  'own-photo.shown': 'Your photo is now shown in every picture.',
  'own-photo.shown@kartenliebe': 'Your photo is now shown in every photo product.',
  'own-photo.only-here': 'Your browser stores no data of this page: the photo is shown here only.',
  'own-photo.removed': 'The photo has been removed and the sample photos are back.',
  'own-photo.empty': 'The file is empty.',
  'own-photo.not-a-picture': 'This isn’t a picture. JPEG, PNG, WebP, HEIC and AVIF work.',
  'own-photo.unsupported': 'The browser can’t show this kind of file. JPEG, PNG, WebP, HEIC and AVIF work.',
  'own-photo.too-many-bytes': 'The file is too large. The limit is {=uploadMegabytes} MB.',
  'own-photo.too-many-pixels':
    'The picture has too many pixels. The limit is {=uploadMegapixels} megapixels.',
  'own-photo.damaged': 'The file is damaged or incomplete. Please try the original.',
  'own-photo.offline':
    'This needs an internet connection for a moment. It will work once you are online again.',
  'own-photo.instead': 'With your photo instead of the sample: {alt}',
}

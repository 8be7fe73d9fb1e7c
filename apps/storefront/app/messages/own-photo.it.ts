import type { LanguageMessages } from '@passepartout/domain'
import type { ownPhoto as de } from './own-photo.de.ts'

export const ownPhoto: LanguageMessages<typeof de> = {
  'own-photo.title': 'La tua foto su tutti i prodotti',
  'own-photo.title@kartenliebe': 'La vostra foto su tutti i prodotti fotografici',
  'own-photo.and-help': 'La tua foto e aiuto',
  'own-photo.and-help@kartenliebe': 'La vostra foto e aiuto',
  'own-photo.hint':
    'Trascina una foto in un punto qualsiasi della pagina, incollala o sceglila. Poi la vedrai su ogni prodotto.',
  'own-photo.hint@kartenliebe':
    'Trascinate una foto in un punto qualsiasi della pagina, incollatela o sceglietela. Poi la vedrete su calendari, scatole e quadri.',
  'own-photo.formats': 'JPEG, PNG, WebP, HEIC o AVIF, fino a {=uploadMegabytes} MB.',
  'own-photo.show-here': 'Mostra qui la tua foto',
  'own-photo.show-here@kartenliebe': 'Mostra qui la vostra foto',
  'own-photo.choose': 'Scegli una foto',
  'own-photo.swap': 'Cambia foto',
  'own-photo.remove': 'Togli la foto',
  'own-photo.drop-here': 'Trascina qui la tua foto',
  'own-photo.drop-here@kartenliebe': 'Trascinate qui la vostra foto',
  'own-photo.stays': 'La tua foto resta sul tuo dispositivo finché non la usi per creare.',
  'own-photo.stays@kartenliebe':
    'La vostra foto resta sul vostro dispositivo finché non la usate per creare.',
  'own-photo.yours': 'La tua foto',
  'own-photo.yours@kartenliebe': 'La vostra foto',
  'own-photo.sample': 'Foto di esempio',
  'own-photo.in-all': 'Ora la vedi in tutte le immagini.',
  'own-photo.in-all@kartenliebe': 'Ora la vedete su tutti i prodotti fotografici.',
  'own-photo.go-on': 'Crea con questa foto',
  'own-photo.close': 'Chiudi',
  'own-photo.shown': 'La tua foto ora compare in tutte le immagini.',
  'own-photo.shown@kartenliebe': 'La vostra foto ora compare su tutti i prodotti fotografici.',
  'own-photo.only-here': 'Il tuo browser non salva dati di questa pagina: la foto si vede solo qui.',
  'own-photo.only-here@kartenliebe':
    'Il vostro browser non salva dati di questa pagina: la foto si vede solo qui.',
  'own-photo.removed': 'La foto è stata tolta, le foto di esempio sono tornate.',
  'own-photo.empty': 'Il file è vuoto.',
  'own-photo.not-a-picture': 'Questa non è un’immagine. Vanno bene JPEG, PNG, WebP, HEIC e AVIF.',
  'own-photo.unsupported':
    'Il browser non può mostrare questo formato. Vanno bene JPEG, PNG, WebP, HEIC e AVIF.',
  'own-photo.too-many-bytes': 'Il file è troppo grande. Il massimo è {=uploadMegabytes} MB.',
  'own-photo.too-many-pixels': 'L’immagine ha troppi pixel. Il massimo è {=uploadMegapixels} megapixel.',
  'own-photo.damaged': 'Il file è danneggiato o incompleto. Con l’originale di solito funziona.',
  'own-photo.offline':
    'Per questo serve un attimo di connessione a Internet. Funzionerà appena sarà tornata.',
  'own-photo.instead': 'Con la tua foto al posto dell’esempio: {alt}',
  'own-photo.instead@kartenliebe': 'Con la vostra foto al posto dell’esempio: {alt}',
}

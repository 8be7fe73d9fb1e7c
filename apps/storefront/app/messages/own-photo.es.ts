import type { LanguageMessages } from '@passepartout/domain'
import type { ownPhoto as de } from './own-photo.de.ts'

export const ownPhoto: LanguageMessages<typeof de> = {
  'own-photo.title': 'Tu foto en todos los productos',
  'own-photo.title@kartenliebe': 'Vuestra foto en todos los productos con foto',
  'own-photo.and-help': 'Tu foto y ayuda',
  'own-photo.and-help@kartenliebe': 'Vuestra foto y ayuda',
  'own-photo.hint':
    'Arrastra una foto a cualquier parte de la página, pégala o elígela. Después la verás en cada producto.',
  'own-photo.hint@kartenliebe':
    'Arrastrad una foto a cualquier parte de la página, pegadla o elegidla. Después la veréis en calendarios, cajas y cuadros.',
  'own-photo.formats': 'JPEG, PNG, WebP, HEIC o AVIF, hasta {=uploadMegabytes} MB.',
  'own-photo.show-here': 'Ver tu foto aquí',
  'own-photo.show-here@kartenliebe': 'Ver vuestra foto aquí',
  'own-photo.choose': 'Elegir foto',
  'own-photo.swap': 'Cambiar foto',
  'own-photo.remove': 'Quitar foto',
  'own-photo.drop-here': 'Arrastra tu foto hasta aquí',
  'own-photo.drop-here@kartenliebe': 'Arrastrad vuestra foto hasta aquí',
  'own-photo.stays': 'Tu foto se queda en tu dispositivo hasta que diseñes con ella.',
  'own-photo.stays@kartenliebe': 'Vuestra foto se queda en vuestro dispositivo hasta que diseñéis con ella.',
  'own-photo.yours': 'Tu foto',
  'own-photo.yours@kartenliebe': 'Vuestra foto',
  'own-photo.sample': 'Foto de ejemplo',
  'own-photo.in-all': 'Ahora la ves en todas las imágenes.',
  'own-photo.in-all@kartenliebe': 'Ahora la veis en todos los productos con foto.',
  'own-photo.go-on': 'Diseñar con esta foto',
  'own-photo.close': 'Cerrar',
  'own-photo.shown': 'Tu foto se ve ahora en todas las imágenes.',
  'own-photo.shown@kartenliebe': 'Vuestra foto se ve ahora en todos los productos con foto.',
  'own-photo.only-here': 'Tu navegador no guarda datos de esta página: la foto solo se ve aquí.',
  'own-photo.only-here@kartenliebe':
    'Vuestro navegador no guarda datos de esta página: la foto solo se ve aquí.',
  'own-photo.removed': 'Se ha quitado la foto y vuelven las fotos de ejemplo.',
  'own-photo.empty': 'El archivo está vacío.',
  'own-photo.not-a-picture': 'Esto no es una imagen. Valen JPEG, PNG, WebP, HEIC y AVIF.',
  'own-photo.unsupported': 'El navegador no puede mostrar este formato. Valen JPEG, PNG, WebP, HEIC y AVIF.',
  'own-photo.too-many-bytes': 'El archivo pesa demasiado. El máximo son {=uploadMegabytes} MB.',
  'own-photo.too-many-pixels':
    'La imagen tiene demasiados píxeles. El máximo son {=uploadMegapixels} megapíxeles.',
  'own-photo.damaged': 'El archivo está dañado o incompleto. Con el original suele funcionar.',
  'own-photo.offline': 'Para esto hace falta un momento de conexión a internet. Funcionará en cuanto vuelva.',
  'own-photo.instead': 'Con tu foto en lugar del ejemplo: {alt}',
  'own-photo.instead@kartenliebe': 'Con vuestra foto en lugar del ejemplo: {alt}',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { wishlist as de } from './wishlist.de.ts'

export const wishlist: LanguageMessages<typeof de> = {
  'wishlist.link': 'Favoritos',
  'wishlist.title': 'Tus favoritos',
  'wishlist.title@kartenliebe': 'Vuestros favoritos',
  'wishlist.count': {
    one: 'Una tarjeta, guardada en este dispositivo.',
    other: '{count} tarjetas, guardadas en este dispositivo.',
  },
  'wishlist.cards': 'Tarjetas en favoritos',
  'wishlist.keep': 'Guardar {name}',
  'wishlist.kept': '{name} está en favoritos.',
  'wishlist.removed': '{name} ya no está en favoritos.',
  'wishlist.undo': 'Deshacer',
  'wishlist.open': 'Ver favoritos',
  'wishlist.failed': 'No ha funcionado. Se puede probar otra vez.',
  'wishlist.problem': 'No ha funcionado: {reason}',
  'wishlist.unavailable':
    'Ahora mismo no podemos mostrar los favoritos. No se pierden. Recarga la página en un minuto.',
  'wishlist.unavailable@kartenliebe':
    'Ahora mismo no podemos mostrar los favoritos. No se pierden. Recargad la página en un minuto.',
  'wishlist.share': 'Compartir',
  'wishlist.share-title': 'Tus favoritos están compartidos',
  'wishlist.share-title@kartenliebe': 'Vuestros favoritos están compartidos',
  'wishlist.share-text': 'Quien tenga este enlace ve tus tarjetas y notas, pero no puede cambiar nada.',
  'wishlist.share-text@kartenliebe':
    'Quien tenga este enlace ve vuestras tarjetas y notas, pero no puede cambiar nada.',
  'wishlist.share-link': 'Enlace a los favoritos',
  'wishlist.copy': 'Copiar enlace',
  'wishlist.copied': 'Enlace copiado.',
  'wishlist.unshare': 'Dejar de compartir',
  'wishlist.design': 'Diseñar',
  'wishlist.design-of': 'Diseñar {name}',
  'wishlist.sample-of': 'Diseñar una muestra de {name}',
  'wishlist.remove': 'Quitar {name} de favoritos',
  'wishlist.note-add': 'Añadir una nota',
  'wishlist.note-of': 'Nota sobre {name}',
  'wishlist.note-save': 'Guardar',
  'wishlist.more-title': 'Aún hay sitio',
  'wishlist.more-text': 'Toca el corazón de una tarjeta y te esperará aquí.',
  'wishlist.more-text@kartenliebe': 'Tocad el corazón de una tarjeta y os esperará aquí.',
  'wishlist.more-action': 'Seguir mirando',
  'wishlist.shared-title': 'Una lista para ti',
  'wishlist.shared-title@kartenliebe': 'Una lista para vosotros',
  'wishlist.shared-count': {
    one: 'Alguien ha elegido esta tarjeta para ti. Si te gusta, guárdala con el corazón.',
    other: 'Alguien ha elegido estas {count} tarjetas para ti. Guarda con el corazón las que te gusten.',
  },
  'wishlist.shared-count@kartenliebe': {
    one: 'Alguien ha elegido esta tarjeta para vosotros. Si os gusta, guardadla con el corazón.',
    other:
      'Alguien ha elegido estas {count} tarjetas para vosotros. Guardad con el corazón las que os gusten.',
  },
  'wishlist.shared-empty': 'Ahora mismo no hay ninguna tarjeta en esta lista.',
  'wishlist.shared-action': 'Ver todas las tarjetas',
  'wishlist.samples-title': {
    one: 'Una tarjeta de muestra es gratis',
    other: '{count} tarjetas de muestra son gratis',
  },
  'wishlist.samples-text': 'Cada muestra más cuesta {price}. Se pide junto a cada tarjeta con este símbolo:',
}

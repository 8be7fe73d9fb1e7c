import type { LanguageMessages } from '@passepartout/domain'
import type { deCart } from './de-cart.ts'

/** Spanish messages for adding to the cart. */
export const esCart: LanguageMessages<typeof deCart> = {
  'cart.add': 'Añadir a la cesta',
  'cart.update': 'Actualizar la cesta',
  'cart.adding': 'Añadiendo a la cesta…',
  'cart.blocked': 'Antes falta algo: {what}',
  'cart.offline': 'Volverá a ser posible en cuanto haya conexión.',
  'cart.noPrice': 'El precio no está disponible ahora mismo. Seguimos intentándolo.',
  'cart.unsaved': 'Aún no se ha podido guardar el diseño. Vuelve a probar enseguida.',
  'cart.unsaved@kartenliebe': 'Aún no se ha podido guardar el diseño. Volved a probar enseguida.',
  'cart.failed': 'No ha funcionado. El diseño está a salvo, vuelve a probar.',
  'cart.failed@kartenliebe': 'No ha funcionado. El diseño está a salvo, volved a probar.',
  'cart.waiting': { one: 'La foto aún se está subiendo…', other: 'Aún se suben {count} fotos…' },
  'cart.soon': 'Enseguida estará en la cesta',
  'cart.saving': 'Guardando…',
  'cart.connecting': 'Esperando la conexión…',
  'cart.cancel': 'No añadirlo a la cesta',
  'cart.cancelled': 'De acuerdo, no se añade nada a la cesta.',
  'cart.photoFailed': '{file} no nos ha llegado. Aún no hay nada en la cesta.',
  'cart.again': 'Enviar de nuevo',
}

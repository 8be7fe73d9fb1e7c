import type { LanguageMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LanguageMessages<typeof de> = {
  'cart.title': 'Cesta',
  'cart.count': {
    one: '{count} artículo, guardado en este dispositivo.',
    other: '{count} artículos, guardados en este dispositivo.',
  },
  'cart.articles': { one: '{count} artículo', other: '{count} artículos' },
  'cart.unnamed': 'Producto diseñado',
  'cart.lines': 'Artículos de la cesta',
  'cart.edit': 'Cambiar el diseño',
  'cart.duplicate': 'Duplicar',
  'cart.remove': 'Quitar',
  'cart.of-line': '{action}: {title}',
  'cart.preview': 'Vista previa: {title}',
  'cart.quantity': 'Cantidad',
  'cart.quantity-of': 'Cantidad de {title}',
  'cart.less': 'Uno menos: {title}',
  'cart.more': 'Uno más: {title}',
  'cart.apply': 'Aplicar',
  'cart.each': '{price} por unidad',
  'cart.price-changed': 'El precio ha cambiado desde que se añadió: antes {before}, ahora {now}.',
  'cart.sum': 'Resumen',
  'cart.goods': 'Subtotal',
  'cart.discount': 'Descuento de la oferta',
  'cart.shipping': 'Envío ({country})',
  'cart.free': 'gratis',
  'cart.total': 'Total',
  'cart.vat': 'Incluye {amount} de IVA ({rate})',
  'cart.checkout': 'Tramitar pedido',
  'cart.checkout-closed': 'La caja aún no está abierta. La cesta queda guardada hasta entonces.',
  'cart.note':
    'Los artículos hechos a partir de una foto propia no admiten desistimiento. Si la impresión sale defectuosa, la repetimos.',
  'cart.empty-title': 'Aquí aún no hay nada colgado.',
  'cart.empty-text':
    'Elige un material, añade una foto y deja aquí tu cuadro. Queda guardado en este dispositivo.',
  'cart.empty-action': 'Ver cuadros',
  'cart.empty-title@kartenliebe': 'Aún no hay ninguna tarjeta elegida.',
  'cart.empty-text@kartenliebe': 'Mirad con calma. Lo que dejéis aquí queda guardado en este dispositivo.',
  'cart.empty-action@kartenliebe': 'Ver tarjetas',
  'cart.problem': 'No ha funcionado. {reason}',
  'cart.unavailable':
    'Ahora mismo no podemos abrir la cesta. No se pierde nada. Basta con recargar la página en un minuto.',
  'cart.line-unavailable': 'Esta versión ya no existe. No cuenta para el total.',
  'cart.vat-name': 'IVA',
  'cart.vat-on-top': 'Más impuestos, donde correspondan.',
}

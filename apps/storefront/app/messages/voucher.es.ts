import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Vale regalo',
  'voucher.amounts': 'Importe',
  'voucher.other-amount': 'Otro importe',
  'voucher.own-amount': 'Importe en {currency}',
  'voucher.delivery': '¿Cómo lo enviamos?',
  'voucher.message': 'Mensaje',
  'voucher.message-hint': 'Hasta {characters} caracteres en {lines} líneas. Aparecerá tal cual en el vale.',
  'voucher.sample-message': 'Con todo cariño.',
  'voucher.vat': 'El IVA se aplica al canjear el vale.',
  'voucher.posted': 'Más gastos de envío.',
  'voucher.by-mail': 'Llega por correo electrónico, sin gastos de envío.',
  'voucher.free-amount': 'Cualquier importe sin decimales entre {min} y {max}.',
  'voucher.design': 'Diseño',
  'voucher.send-on': '¿Qué día lo enviamos por correo electrónico?',
  'voucher.send-on-hint':
    'Sin fecha: en cuanto esté pagado. Si no, por la mañana de ese día, con un año de antelación como máximo.',
  'voucher.check-title': '¿Cuánto saldo queda?',
  'voucher.check-text': 'Escribe el código del vale. Solo se canjea en la cesta.',
  'voucher.check-text@kartenliebe': 'Escribid el código del vale. Solo se canjea en la cesta.',
  'voucher.check-code': 'Código del vale',
  'voucher.check': 'Consultar saldo',
  'voucher.check-full': '{worth}, todavía sin usar.',
  'voucher.check-left': 'Quedan {remaining} de {worth}.',
  'voucher.check-reduction': '{reduction} de descuento en el pedido.',
  'voucher.check-until': 'Válido hasta el {day}.',
}

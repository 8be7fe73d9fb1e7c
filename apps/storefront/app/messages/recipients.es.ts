import type { LanguageMessages } from '@passepartout/domain'
import type { recipients as de } from './recipients.de.ts'

export const recipients: LanguageMessages<typeof de> = {
  'recipients.title': 'Varios destinatarios',
  'recipients.title@kartenliebe': 'Vuestros invitados',
  'recipients.lead':
    '{title}: {copies} de {quantity} ejemplares van a esta lista y {left} a la dirección de entrega.',
  'recipients.to-mend': {
    one: 'Una dirección necesita aún una revisión.',
    other: '{count} direcciones necesitan aún una revisión.',
  },
  'recipients.of': '{count} de {total} direcciones.',
  'recipients.all': 'Mostrar todas',
  'recipients.sending': 'Envío a la lista',
  'recipients.parcels': { one: 'Un envío a {each}', other: '{count} envíos a {each}' },
  'recipients.parcels-unlike': { one: 'Un envío', other: '{count} envíos' },
  'recipients.sending-text': 'Cada dirección recibe su propio envío, sin factura y sin precios.',
  'recipients.mend': { one: 'Revisar una dirección', other: 'Revisar {count} direcciones' },
  'recipients.to-checkout': 'Continuar con el pedido',
  'recipients.back': 'Pedido',
  'recipients.nobody': 'Sin nombre',
  'recipients.copies': { one: '{count} ejemplar', other: '{count} ejemplares' },
  'recipients.change-of': 'Cambiar {name}',
  'recipients.complete': 'Completar',
  'recipients.change': 'Cambiar',
  'recipients.name': 'Nombre en el envío',
  'recipients.count': 'Ejemplares',
  'recipients.save': 'Guardar',
  'recipients.remove': 'Quitar de la lista',
  'recipients.from-names': {
    one: 'Tomar una dirección de la lista de nombres',
    other: 'Tomar {count} direcciones de la lista de nombres',
  },
  'recipients.from-names-text': 'Así cada tarjeta va a la dirección de la persona cuyo nombre lleva.',
  'recipients.add': 'Añadir direcciones',
  'recipients.add-more': 'Añadir más direcciones',
  'recipients.file': 'Elegir un archivo (CSV o vCard)',
  'recipients.too-large': 'Este archivo es demasiado grande para una lista, en la que caben 500 direcciones.',
  'recipients.paste': 'Pegar una lista',
  'recipients.paste-hint':
    'Copiada de una tabla (nombre, calle, código postal, localidad, ejemplares), como vCard, o tres líneas por dirección con una vacía entre ellas.',
  'recipients.read': 'Leer lista',
  'recipients.privacy': 'La lista es solo para este pedido y se borra 90 días después de la entrega.',
  'recipients.clear': 'Quitar todas las direcciones',
  'recipients.offer': '{quantity} × {name}:',
  'recipients.offer-link': 'Enviar a varias direcciones',
}

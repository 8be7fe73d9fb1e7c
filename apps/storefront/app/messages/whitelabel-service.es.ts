import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabelService as de } from './whitelabel-service.de.ts'

export const whitelabelService: LanguageMessages<typeof de> = {
  'whitelabel-service.title': 'Servicio de marca blanca',
  'whitelabel-service.lead': 'Para empresas que venden tarjetas y fotos con su propio nombre.',
  'whitelabel-service.prices': 'Precios netos',
  'whitelabel-service.prices-text': 'En la cesta y al pagar se ven los precios netos y brutos.',
  'whitelabel-service.invoice': 'Con factura',
  'whitelabel-service.invoice-text': 'Cada pedido se puede pagar con factura.',
  'whitelabel-service.name': 'Tu nombre',
  'whitelabel-service.name@kartenliebe': 'Vuestro nombre',
  'whitelabel-service.name-text':
    'El logotipo, el color y el contacto aparecen en la parte superior de cada página, y los pedidos se envían con ese nombre. Se puede desactivar en cualquier momento.',
  'whitelabel-service.join': 'Cómo empezar',
  'whitelabel-service.join-text':
    'Crea primero una cuenta y escríbenos después: configuramos el nombre, el logotipo y el contacto.',
  'whitelabel-service.join-text@kartenliebe':
    'Cread primero una cuenta y escribidnos después: configuramos el nombre, el logotipo y el contacto.',
  'whitelabel-service.join-now':
    'Ya tienes una cuenta. Escríbenos y configuramos el nombre, el logotipo y el contacto.',
  'whitelabel-service.join-now@kartenliebe':
    'Ya tenéis una cuenta. Escribidnos y configuramos el nombre, el logotipo y el contacto.',
  'whitelabel-service.sign-up': 'Crear una cuenta',
  'whitelabel-service.yours': 'Tu imagen',
  'whitelabel-service.yours@kartenliebe': 'Vuestra imagen',
  'whitelabel-service.company': 'Nombre',
  'whitelabel-service.number': 'Número de cliente',
  'whitelabel-service.email': 'Correo electrónico',
  'whitelabel-service.phone': 'Teléfono',
  'whitelabel-service.website': 'Sitio web',
  'whitelabel-service.turn-on': 'Enviar con nombre propio',
  'whitelabel-service.turn-off': 'Enviar sin nombre propio',
  'whitelabel-service.unchanged': 'No ha cambiado nada: {reason}',
}

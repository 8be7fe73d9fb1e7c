import type { LanguageMessages } from '@passepartout/domain'
import type { retention as de } from './retention.de.ts'

export const retention: LanguageMessages<typeof de> = {
  'retention.designs': 'Fotos, diseños y favoritos sin cuenta, tras la última visita',
  'retention.account-designs': 'Fotos, diseños y favoritos en una cuenta',
  'retention.shared-words':
    'Diseños compartidos: enlaces, comentarios, aprobaciones, fotos añadidas y la dirección para los avisos; desde el fin del enlace',
  'retention.share-question': 'Direcciones para correos sobre diseños compartidos que no se confirmaron',
  'retention.guest-books':
    'Libros de firmas y de condolencias con todos los mensajes, tras el último día para escribir',
  'retention.cart-photos': 'Fotos de una cesta, tras la última visita',
  'retention.order-photos':
    'Fotos y archivos de impresión de un pedido, tras la entrega, e imágenes de una reclamación, tras la decisión',
  'retention.invoices': 'Pedidos y facturas, como exige la ley tributaria',
  'retention.account': 'Cuenta y direcciones',
  'retention.tool-results': 'Resultados de las herramientas de fotos',
  'retention.messages': 'Mensajes del formulario de contacto',
  'retention.mails': 'Copias de los correos enviados',
  'retention.newsletter-question': 'Suscripciones al boletín sin confirmar',
  'retention.newsletter-proof': 'Prueba del consentimiento al boletín, tras la baja',
  'retention.security-journal': 'Inicios de sesión y cambios en la cuenta, para evitar abusos',
  'retention.experiments': 'Datos de las pruebas comparativas, con un número aleatorio',
  'retention.telemetry': 'Informes técnicos de las pruebas comparativas',
  'retention.recordings': 'Visitas grabadas, con textos e imágenes ocultos',
  'retention.numbers': 'Sumas diarias anónimas',
  'retention.until-deleted': 'hasta su eliminación',
  'retention.one-hour': 'una hora',
  'retention.days': '{days} días',
  'retention.years': '{years} años',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { frame as de } from './frame.de.ts'

export const frame: LanguageMessages<typeof de> = {
  'frame.skip': 'Ir al contenido',
  'frame.home': '{shop}, página de inicio',
  'frame.menu': 'Menú',
  'frame.close-menu': 'Cerrar el menú',
  'frame.back': 'Volver',
  'frame.main-navigation': 'Navegación principal',
  'frame.sub-navigation': 'En {area}',
  'frame.shops': 'Nuestras tiendas',
  'frame.all-of': 'Ver todo: {area}',
  'frame.magazine': 'Revista',
  'frame.call': 'Llamar',
  'frame.cart': 'Cesta',
  'frame.breadcrumb': 'Ruta hasta esta página',
  'frame.start': 'Inicio',
  'frame.elsewhere': 'Otra tienda entrega más cerca.',
  'frame.bulky': 'Piezas de más de {side}: {fee}',
  'frame.country': 'País e idioma',
  'frame.prices-note': 'Precios con IVA, más envío',
  'frame.parcel-free': 'Gratis',
  'frame.parcel': 'Paquete {fee}',
  'frame.parcel-free-from': 'Paquete {fee}, gratis desde {from}',
  'frame.service': 'Atención al cliente',
  'frame.legal': 'Información legal',
  'frame.withdraw': 'Desistir del contrato',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { safety as de } from './safety.de.ts'

export const safety: LanguageMessages<typeof de> = {
  'safety.title': 'Fabricante y seguridad de los productos',
  'safety.unavailable-title': 'Ahora no se puede ver',
  'safety.unavailable': 'Recarga la página en un minuto.',
  'safety.unavailable@kartenliebe': 'Recargad la página en un minuto.',
  'safety.law-gpsr':
    'Información según el Reglamento (UE) 2023/988 relativo a la seguridad general de los productos.',
  'safety.law-gb': 'Información según las General Product Safety Regulations 2005.',
  'safety.law-ch': 'Información según la ley suiza de seguridad de los productos.',
  'safety.law-us': 'Información sobre la seguridad de nuestros productos.',
  'safety.maker': 'Fabricante',
  'safety.model': 'La referencia del producto empieza por {model}, seguida de la versión elegida',
  'safety.nothing': 'Sin advertencias especiales.',
  'safety.kind-photo-frame': 'Cuadros y marcos',
  'safety.kind-collage': 'Collages de fotos',
  'safety.kind-calendar': 'Calendarios',
  'safety.kind-card': 'Tarjetas',
  'safety.kind-photobook': 'Fotolibros',
  'safety.kind-photobox': 'Copias de fotos y caja de fotos',
  'safety.kind-accessory': 'Accesorios',
  'safety.hang-securely':
    'Colgar solo en paredes y con ganchos que aguanten el peso, y no sobre camas de niños.',
  'safety.glass-breaks':
    'El cristal puede romperse: no dejarlo caer y tocar el cristal roto solo con guantes.',
  'safety.small-parts': 'Contiene piezas pequeñas que se pueden tragar.',
  'safety.not-for-toddlers': 'No apto para menores de tres años.',
  'safety.sharp-edges': 'Los bordes y las esquinas pueden cortar.',
  'safety.keep-from-fire': 'Mantener lejos del fuego y de las velas.',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { sharedDesign as de } from './shared-design.de.ts'

export const sharedDesign: LanguageMessages<typeof de> = {
  'shared-design.confirm-title': 'Correos sobre el diseño compartido',
  'shared-design.confirm-text':
    'Un clic más y a esta dirección llegará un correo cuando alguien comente o apruebe el diseño.',
  'shared-design.confirm-button': 'Activar los correos',
  'shared-design.confirm-done': 'Los correos están activados.',
  'shared-design.stop-title': 'Dejar de recibir correos sobre el diseño compartido',
  'shared-design.stop-text':
    'Con este botón no llegarán más correos sobre este diseño. Los enlaces y los comentarios se quedan como están.',
  'shared-design.stop-button': 'Dejar de recibir correos',
  'shared-design.stop-done': 'No llegarán más correos sobre este diseño.',
  'shared-design.confirm-expired': 'Este enlace ya no vale. Se puede pedir otro donde se comparte el diseño.',
  'shared-design.stop-expired':
    'Este enlace es demasiado antiguo. Los correos se pueden desactivar donde se comparte el diseño.',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { dialogs as de } from './dialogs.de.ts'

export const dialogs: LanguageMessages<typeof de> = {
  'dialogs.close': 'Cerrar',
  'dialogs.contact-title': 'Pregúntanos',
  'dialogs.contact-title@kartenliebe': 'Preguntadnos',
  'dialogs.contact-text': 'Responde una persona, no una máquina.',
  'dialogs.write': 'Escribir un mensaje',
  'dialogs.write-hint': 'Respondemos por correo electrónico.',
  'dialogs.help': 'Preguntas frecuentes',
  'dialogs.help-hint': 'Envío, formatos, resolución, pago',
  'dialogs.help-hint@kartenliebe': 'Envío, papel, muestras, pago',
  'dialogs.contact': 'Ayuda y contacto',
}

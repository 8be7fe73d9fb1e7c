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
  'dialogs.log-in-title': 'Aquí no necesitas cuenta',
  'dialogs.log-in-title@kartenliebe': 'Aquí no necesitáis cuenta',
  'dialogs.log-in-text':
    'Esta tienda todavía no tiene cuentas de cliente. Lo que es tuyo se guarda también sin registro:',
  'dialogs.log-in-text@kartenliebe':
    'Esta tienda todavía no tiene cuentas de cliente. Lo que es vuestro se guarda también sin registro:',
  'dialogs.kept-cart': 'tu cesta',
  'dialogs.kept-cart@kartenliebe': 'vuestra cesta',
  'dialogs.kept-designs': 'tus diseños con sus fotos',
  'dialogs.kept-designs@kartenliebe': 'vuestros diseños con sus fotos',
  'dialogs.kept-where':
    'Encontrarás ambas cosas en este navegador, también después de reiniciarlo. En otros dispositivos no se ven.',
  'dialogs.kept-where@kartenliebe':
    'Encontraréis ambas cosas en este navegador, también después de reiniciarlo. En otros dispositivos no se ven.',
  'dialogs.to-cart': 'Ver la cesta',
  'dialogs.ask': 'Hacer una pregunta',
}

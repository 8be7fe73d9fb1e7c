import type { LanguageMessages } from '@passepartout/domain'
import type { accountWays as de } from './account-ways.de.ts'

export const accountWays: LanguageMessages<typeof de> = {
  'access.passkey-failed': 'La llave de acceso no ha respondido. También sirven la contraseña o un enlace.',
  'access.google': 'Entrar con Google',
  'access.google-hint': 'Solo este botón carga un programa de Google, que recibe entonces la dirección IP.',
  'access.google-failed': 'Ahora no se puede contactar con Google. También sirven la contraseña o un enlace.',
  'access.checkout-as': 'Sesión iniciada como {email}',
  'access.checkout-addresses': 'Direcciones guardadas',
  'access.checkout-take': 'Usar esta',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { accountWays as de } from './account-ways.de.ts'

export const accountWays: LanguageMessages<typeof de> = {
  'access.passkey-failed':
    'No se ha podido entrar con la llave de acceso. Usa la contraseña o un enlace por correo.',
  'access.passkey-failed@kartenliebe':
    'No se ha podido entrar con la llave de acceso. Usad la contraseña o un enlace por correo.',
  'access.google': 'Entrar con Google',
  'access.google-hint': 'Google solo se carga si pulsas aquí, y recibe entonces tu dirección IP.',
  'access.google-hint@kartenliebe':
    'Google solo se carga si pulsáis aquí, y recibe entonces vuestra dirección IP.',
  'access.google-failed': 'Ahora no se puede contactar con Google. También sirven la contraseña o un enlace.',
  'access.checkout-as': 'Sesión iniciada como {email}',
  'access.checkout-addresses': 'Direcciones guardadas',
  'access.checkout-take': 'Usar esta',
}

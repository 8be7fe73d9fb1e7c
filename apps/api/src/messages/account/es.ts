/** Messages about accounts in Spanish; part of `es.ts`. */
export const accountEs = {
  'log-in-failed': 'La dirección de correo y la contraseña no coinciden.',
  'link-expired': 'Este enlace ya no es válido: ya se ha usado o ha caducado.',
  'log-in-again': 'Por seguridad, entra otra vez.',
  'account.password-missing': 'Escribe una contraseña.',
  'account.password-short':
    'Al menos {least} caracteres. Una frase corta es fácil de recordar y difícil de adivinar.',
  'account.password-long': 'Como máximo {most} caracteres.',
  'account.password-guessable': 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  'account.password-breached': 'Esta contraseña figura en listas de contraseñas robadas. Elige otra.',
  'account.password-wrong': 'Esta contraseña no es correcta.',
  'account.google-failed': 'No se ha podido entrar con Google. Inténtalo de nuevo o entra de otra forma.',
  'account.passkey-failed':
    'No se ha reconocido la llave de acceso. Inténtalo de nuevo o entra de otra forma.',
  'account.email-same': 'Esta ya es la dirección de la cuenta.',
  'whitelabel.none': 'Esta cuenta no vende con su propio nombre.',
  'whitelabel.bar': 'Cuenta con nombre propio',
  'whitelabel.sender': 'Remitente propio',
  'whitelabel.number': 'Número de cliente {number}',
  'whitelabel.net': 'Neto {amount}',
  'account.full': 'La lista está llena. Elimina primero algún elemento.',
  'account.kept-invoices': 'Pedidos y facturas: mientras lo exijan la ley mercantil y la fiscal.',
  'account.kept-vouchers': 'Saldo de vales comprados: el código sigue siendo válido.',
  'account.kept-backups': 'Copias de seguridad: se sobrescriben al cabo de unas semanas.',
} as const

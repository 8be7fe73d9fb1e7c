/** What mails about accounts say, Spanish. */
export const accountLettersEs = {
  'account-confirm.subject': 'Confirma tu cuenta',
  'account-confirm.title': 'Solo falta un clic.',
  'account-confirm.text':
    'Con este botón tu cuenta de {shop} queda lista y entras en ella. Funciona una sola vez, durante una hora.',
  'account-confirm.button': 'Confirmar la cuenta',
  'account-confirm.note':
    '¿No has sido tú? Entonces no tienes que hacer nada: sin el clic no se crea ninguna cuenta.',
  'account-reset.subject': 'Una nueva contraseña para {shop}',
  'account-reset.title': 'Elige una nueva contraseña.',
  'account-reset.text':
    'Con este botón eliges una nueva contraseña. Funciona una sola vez, durante una hora. Después se cierra la sesión en todos los dispositivos.',
  'account-reset.button': 'Elegir contraseña',
  'account-reset.note':
    '¿No lo has pedido tú? Entonces no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  'account-log-in.subject': 'Tu enlace para entrar',
  'account-log-in.title': 'Hola de nuevo.',
  'account-log-in.text':
    'Con este botón entras en {shop} sin contraseña. Funciona una sola vez, durante una hora.',
  'account-log-in.button': 'Entrar',
  'account-log-in.note':
    '¿No lo has pedido tú? Entonces no tienes que hacer nada. No reenvíes este correo a nadie.',
  'account-email.subject': 'Confirma tu nueva dirección de correo',
  'account-email.title': '¿Es esta tu nueva dirección?',
  'account-email.text':
    'Con este botón esta dirección pasa a ser la de tu cuenta de {shop}. Funciona una sola vez, durante una hora.',
  'account-email.button': 'Confirmar la dirección',
  'account-email.note': '¿No has sido tú? Entonces no tienes que hacer nada: sin el clic no cambia nada.',
  'account-exists.subject': 'Ya tienes una cuenta',
  'account-exists.title': 'Ya estás con nosotros.',
  'account-exists.text':
    'Alguien ha intentado crear una cuenta de {shop} con esta dirección. Ya existe una. Si has sido tú, simplemente entra. También puedes hacerlo sin contraseña.',
  'account-exists.button': 'Ir a la entrada',
  'account-exists.note':
    '¿No has sido tú? Entonces no tienes que hacer nada: en tu cuenta no ha cambiado nada.',
  'password-changed.subject': 'Tu contraseña ha cambiado',
  'password-changed.title': 'Nueva contraseña, todo listo.',
  'password-changed.text':
    'La contraseña de tu cuenta de {shop} acaba de cambiar. Se ha cerrado la sesión en los demás dispositivos.',
  'password-changed.note':
    '¿No has sido tú? Elige enseguida otra con «¿Has olvidado tu contraseña?» y escríbenos.',
  'email-changing.subject': 'Tu dirección de correo va a cambiar',
  'email-changing.title': '¿Una nueva dirección?',
  'email-changing.text':
    'Se ha indicado otra dirección de correo para tu cuenta de {shop}. Cuando se confirme, sustituirá a esta.',
  'email-changing.note': '¿No has sido tú? Cambia enseguida tu contraseña y escríbenos.',
  'account-deleted.subject': 'Tu cuenta se ha eliminado',
  'account-deleted.title': 'Hasta pronto.',
  'account-deleted.text':
    'Tu cuenta de {shop} se ha eliminado, con tus diseños, fotos, favoritos y direcciones. Conservamos las facturas mientras la ley lo exija.',
  'account-deleted.note': '¿No has sido tú? Entonces escríbenos.',
} as const

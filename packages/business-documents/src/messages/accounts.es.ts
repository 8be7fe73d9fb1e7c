import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './accounts.de.ts'

export const es: LanguageMessages<typeof de> = {
  'account.minutes': 'El botón funciona durante {minutes} minutos y una sola vez.',
  'sign-up.subject': 'Confirma tu correo electrónico',
  'sign-up.subject@kartenliebe': 'Confirmad vuestro correo electrónico',
  'sign-up.title': 'Solo falta un clic.',
  'sign-up.text': 'Has creado una cuenta en {shop}. Con este botón nos confirmas que la dirección es tuya.',
  'sign-up.text@kartenliebe':
    'Habéis creado una cuenta en {shop}. Con este botón nos confirmáis que la dirección es vuestra.',
  'sign-up.button': 'Confirmar la dirección',
  'sign-up.unasked': '¿No has sido tú? No tienes que hacer nada, la cuenta se queda sin confirmar.',
  'sign-up.unasked@kartenliebe':
    '¿No lo habéis pedido? No tenéis que hacer nada, la cuenta se queda sin confirmar.',
  'already-customer.subject': 'Ya tienes una cuenta en {shop}',
  'already-customer.subject@kartenliebe': 'Ya tenéis una cuenta en {shop}',
  'already-customer.title': 'Ya existe una cuenta.',
  'already-customer.text':
    'Alguien ha querido crear una cuenta nueva en {shop} con esta dirección, pero ya existe una. Inicia sesión; si has olvidado la contraseña, allí puedes poner otra.',
  'already-customer.text@kartenliebe':
    'Alguien ha querido crear una cuenta nueva en {shop} con esta dirección, pero ya existe una. Iniciad sesión; si habéis olvidado la contraseña, allí podéis poner otra.',
  'already-customer.button': 'Iniciar sesión',
  'already-customer.unasked': '¿No has sido tú? No tienes que hacer nada, en tu cuenta no cambia nada.',
  'already-customer.unasked@kartenliebe':
    '¿No lo habéis pedido? No tenéis que hacer nada, en vuestra cuenta no cambia nada.',
  'password-reset.subject': 'Nueva contraseña para {shop}',
  'password-reset.title': 'Poner una contraseña nueva.',
  'password-reset.text':
    'Con este botón eliges una contraseña nueva. Después se cierra la sesión en todos los dispositivos y entras con la nueva.',
  'password-reset.text@kartenliebe':
    'Con este botón elegís una contraseña nueva. Después se cierra la sesión en todos los dispositivos y entráis con la nueva.',
  'password-reset.button': 'Elegir contraseña',
  'password-reset.unasked':
    '¿No la has pedido? No tienes que hacer nada, la contraseña anterior sigue valiendo.',
  'password-reset.unasked@kartenliebe':
    '¿No la habéis pedido? No tenéis que hacer nada, la contraseña anterior sigue valiendo.',
  'magic-link.subject': 'Tu enlace para entrar en {shop}',
  'magic-link.subject@kartenliebe': 'Vuestro enlace para entrar en {shop}',
  'magic-link.title': 'Entrar sin contraseña.',
  'magic-link.text': 'Con este botón inicias sesión. La cesta, los favoritos y los diseños vienen contigo.',
  'magic-link.text@kartenliebe':
    'Con este botón iniciáis sesión. La cesta, los favoritos y los diseños vienen con vosotros.',
  'magic-link.button': 'Entrar ahora',
  'magic-link.unasked': '¿No querías entrar? Entonces no abras el enlace ni lo reenvíes.',
  'magic-link.unasked@kartenliebe': '¿No queríais entrar? Entonces no abráis el enlace ni lo reenviéis.',
  'mail-change.subject': 'Confirma tu nueva dirección',
  'mail-change.subject@kartenliebe': 'Confirmad vuestra nueva dirección',
  'mail-change.title': 'Confirmar la nueva dirección.',
  'mail-change.text':
    'Una cuenta de {shop} va a usar a partir de ahora esta dirección de correo. Hasta que se confirme, vale la anterior.',
  'mail-change.button': 'Confirmar la dirección',
  'mail-change.unasked': '¿No has sido tú? No tienes que hacer nada, se queda la dirección anterior.',
  'mail-change.unasked@kartenliebe':
    '¿No lo habéis pedido? No tenéis que hacer nada, se queda la dirección anterior.',
  'mail-changed.subject': 'Tu correo en {shop} ha cambiado',
  'mail-changed.subject@kartenliebe': 'Vuestro correo en {shop} ha cambiado',
  'mail-changed.title': 'La dirección ha cambiado.',
  'mail-changed.text':
    'Tu cuenta en {shop} usa ahora otra dirección de correo. A esta escribimos por última vez.',
  'mail-changed.text@kartenliebe':
    'Vuestra cuenta en {shop} usa ahora otra dirección de correo. A esta escribimos por última vez.',
  'mail-changed.unasked': '¿No has sido tú? Responde enseguida a este correo.',
  'mail-changed.unasked@kartenliebe': '¿No lo habéis cambiado? Responded enseguida a este correo.',
  'password-changed.subject': 'Tu contraseña en {shop} ha cambiado',
  'password-changed.subject@kartenliebe': 'Vuestra contraseña en {shop} ha cambiado',
  'password-changed.title': 'La contraseña ha cambiado.',
  'password-changed.text': 'Tu cuenta en {shop} tiene ahora una contraseña nueva.',
  'password-changed.text@kartenliebe': 'Vuestra cuenta en {shop} tiene ahora una contraseña nueva.',
  'password-changed.button': 'No he sido yo',
  'password-changed.button@kartenliebe': 'No hemos sido nosotros',
  'password-changed.unasked': '¿Has sido tú? Entonces todo está bien. Si no, pon enseguida otra contraseña.',
  'password-changed.unasked@kartenliebe':
    '¿La habéis cambiado? Entonces todo está bien. Si no, poned enseguida otra contraseña.',
  'passkey-added.subject': 'Nueva llave de acceso para tu cuenta de {shop}',
  'passkey-added.subject@kartenliebe': 'Nueva llave de acceso para vuestra cuenta de {shop}',
  'passkey-added.title': 'Se ha añadido una llave de acceso.',
  'passkey-added.text': 'A tu cuenta de {shop} se entra ahora también con una nueva llave de acceso.',
  'passkey-added.text@kartenliebe':
    'A vuestra cuenta de {shop} se entra ahora también con una nueva llave de acceso.',
  'passkey-added.button': 'Ver la seguridad',
  'passkey-added.unasked': '¿No has sido tú? Quita allí la llave de acceso y pon una contraseña nueva.',
  'passkey-added.unasked@kartenliebe':
    '¿No la habéis añadido? Quitad allí la llave de acceso y poned una contraseña nueva.',
  'account-deleted.subject': 'Tu cuenta en {shop} está eliminada',
  'account-deleted.subject@kartenliebe': 'Vuestra cuenta en {shop} está eliminada',
  'account-deleted.title': 'La cuenta está eliminada.',
  'account-deleted.text':
    'Nombre, direcciones, diseños, fotos y favoritos están borrados. Guardamos las facturas y los pedidos solo mientras lo exige la ley.',
  'account-deleted.unasked': '¿No has sido tú? Responde enseguida a este correo.',
  'account-deleted.unasked@kartenliebe': '¿No la habéis eliminado? Responded enseguida a este correo.',
}

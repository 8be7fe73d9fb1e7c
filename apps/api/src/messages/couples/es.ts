import type { CoupleMessages } from '../message-keys.ts'

/** Messages of kartenliebe in Spanish, which addresses couples; part of `es.ts`. */
export const couplesEs: CoupleMessages = {
  'account.password-missing@kartenliebe': 'Escribid una contraseña.',
  'account.password-guessable@kartenliebe': 'Esta contraseña es demasiado fácil de adivinar. Elegid otra.',
  'account.password-breached@kartenliebe':
    'Esta contraseña figura en listas de contraseñas robadas. Elegid otra.',
  'account.google-failed@kartenliebe':
    'No se ha podido entrar con Google. Intentadlo de nuevo o entrad de otra forma.',
  'account.passkey-failed@kartenliebe':
    'No se ha reconocido la llave de acceso. Intentadlo de nuevo o entrad de otra forma.',
  'envelope.sender@kartenliebe': 'Indicad qué debe figurar como remitente en los sobres.',
  'envelope.address@kartenliebe': 'Indicad la dirección que debe figurar en el sobre.',
  'request-timeout@kartenliebe': 'Ha tardado demasiado. Volved a intentarlo.',
  'photo-too-large@kartenliebe': 'El archivo pesa más de {megabytes} MB. Elegid una foto más pequeña.',
  'photo-broken@kartenliebe':
    'Foto incompleta: el archivo está dañado o no ha llegado entero. Volved a elegirlo.',
  'too-many-requests@kartenliebe': 'Han sido demasiadas solicitudes. Esperad un momento.',
  'too-many-requests.wait@kartenliebe': {
    one: 'Demasiados intentos seguidos. Volved a intentarlo dentro de {count} minuto.',
    other: 'Demasiados intentos seguidos. Volved a intentarlo dentro de {count} minutos.',
  },
  'too-many-requests.wait-hours@kartenliebe': {
    one: 'Demasiados intentos seguidos. Volved a intentarlo dentro de {count} hora.',
    other: 'Demasiados intentos seguidos. Volved a intentarlo dentro de {count} horas.',
  },
  'internal@kartenliebe': 'Algo ha fallado por nuestra parte. Volved a intentarlo.',
  'upstream-failed@kartenliebe':
    'Uno de nuestros servicios no responde ahora. Volved a intentarlo más tarde.',
  'unavailable@kartenliebe': 'Ahora mismo hay mucha actividad. Volved a intentarlo en un momento.',
  'storage-full@kartenliebe':
    'Ahora mismo no hay espacio para archivos nuevos. Intentadlo de nuevo más tarde.',
  'unavailable.database@kartenliebe': 'Algo ha fallado por nuestra parte. Intentadlo de nuevo en un minuto.',
  'unavailable.full@kartenliebe': 'Ahora mismo no podemos guardar nada. Intentadlo de nuevo más tarde.',
  'photo.pdf@kartenliebe': {
    one: 'Es un PDF de {count} página. No podemos imprimir PDF; guardad la página como imagen.',
    other: 'Es un PDF de {count} páginas. No podemos imprimir PDF; guardad las páginas como imágenes.',
  },
  'photo.pdf-uncounted@kartenliebe': 'No podemos imprimir PDF. Guardad las páginas como imágenes.',
  'photo.too-heavy@kartenliebe':
    'No podemos abrir {width} × {height} píxeles de este tipo de archivo. Guardad la foto como JPEG normal (no progresivo) y volved a elegirla.',
  'photo.full@kartenliebe': 'Ya hay muchísimas fotos. Borrad antes algunas.',
  'toolbox.too-large@kartenliebe': 'El archivo pesa más de {megabytes} MB. Elegid uno más pequeño.',
  'toolbox.pdf-locked@kartenliebe': 'El PDF está protegido con contraseña. Guardadlo sin ella.',
  'draft.size-mismatch@kartenliebe': 'El diseño y el formato no encajan. Volved a abrir el diseño.',
  'cart.changed-draft@kartenliebe': 'El diseño ha cambiado desde entonces. Echadle otro vistazo.',
  'cart.sample-photo@kartenliebe': 'Esta es todavía una foto de muestra. Elegid una vuestra.',
  'cart.broken-file@kartenliebe': 'Una foto ya no está. Volved a elegirla.',
  'contact.topic@kartenliebe': 'Elegid un tema.',
  'address.phone@kartenliebe': 'Revisad el número de teléfono.',
  'address.country@kartenliebe':
    'Esta tienda solo entrega en su propio país. Para otro, elegid la tienda de ese país.',
  'address.region@kartenliebe': 'Elegid una opción de la lista.',
  'checkout.payment@kartenliebe': 'Elegid una forma de pago.',
  'checkout.shipping@kartenliebe': 'Elegid una fecha de entrega.',
  'checkout.changed@kartenliebe': 'Algo ha cambiado desde la última vez. Revisadlo de nuevo.',
  'share.full@kartenliebe': 'Ya hay {count} enlaces a este diseño. Para crear otro, cerrad primero uno.',
  'share.changed@kartenliebe': 'El diseño acaba de cambiar. Mirad la nueva versión.',
  'order.unknown-photo@kartenliebe': 'Una foto no ha llegado. Añadidla otra vez.',
  'order.unknown-line@kartenliebe': 'Volved a elegir los artículos.',
  'order.address-wrong@kartenliebe': 'Revisad este dato.',
  'order.other-country@kartenliebe':
    'El país no se puede cambiar, porque de él dependen los precios y los impuestos. Para otro país, cancelad este pedido y haced uno nuevo.',
  'payment.transfer-text@kartenliebe':
    'Escanead el código QR con la app del banco y listo. Imprimimos en cuanto llega el pago, normalmente el siguiente día laborable.',
  'newsletter.damaged-link@kartenliebe':
    'Este enlace está incompleto y la suscripción sigue activa. Abrid el enlace completo del correo.',
  'unauthorised@kartenliebe': 'Iniciad sesión primero.',
  'log-in-again@kartenliebe': 'Por seguridad, entrad otra vez.',
  'account.full@kartenliebe': 'La lista está llena. Eliminad primero algún elemento.',
  'continue.gone@kartenliebe': 'Este código ya no es válido. Mostrad uno nuevo en el otro dispositivo.',
  'phone.gone@kartenliebe': 'Este código ha caducado. Mostrad uno nuevo en el otro dispositivo.',
  'conflict@kartenliebe': 'Mientras tanto se ha cambiado algo en otro sitio. Recargad la página.',
  'bot-check-failed@kartenliebe': 'La comprobación de seguridad ha fallado. Enviadlo otra vez.',
  'problem.print-without-envelope@kartenliebe': 'Para imprimir la dirección, elegid un sobre.',
  'cart.names-fixed@kartenliebe':
    'Son {count} tarjetas, una por nombre. Para cambiar la cantidad, modificad la lista de nombres en el diseño.',
  'field.invalid@kartenliebe': 'Revisad este dato.',
  'field.missing@kartenliebe': 'Rellenad este campo.',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { consent as de } from './consent.de.ts'

export const consent: LanguageMessages<typeof de> = {
  'consent.title': 'Cookies y privacidad',
  'consent.privacy': 'Privacidad',
  'consent.asks':
    'Para algunas cosas necesitamos tu consentimiento. Puedes darlo o retirarlo aquí cuando quieras; la tienda funciona igual en ambos casos.',
  'consent.asks@kartenliebe':
    'Para algunas cosas necesitamos vuestro consentimiento. Podéis darlo o retirarlo aquí cuando queráis; la tienda funciona igual en ambos casos.',
  'consent.asks-nothing':
    'Esta tienda solo usa las cookies sin las que no funciona. Aquí no hay estadísticas, publicidad ni otros servicios que necesiten tu consentimiento.',
  'consent.asks-nothing@kartenliebe':
    'Esta tienda solo usa las cookies sin las que no funciona. Aquí no hay estadísticas, publicidad ni otros servicios que necesiten vuestro consentimiento.',
  'consent.question': '¿Podemos usar también cookies para {purposes}? Si las rechazas, no las usamos.',
  'consent.question@kartenliebe':
    '¿Podemos usar también cookies para {purposes}? Si las rechazáis, no las usamos.',
  'consent.decline': 'Rechazar',
  'consent.grant': 'Aceptar',
  'consent.settings': 'Decidir una por una',
  'consent.decline-all': 'Rechazar todo',
  'consent.save': 'Guardar selección',
  'consent.grant-all': 'Aceptar todo',
  'consent.necessary': 'Necesarias',
  'consent.necessary-text': 'La cesta, los diseños y tu elección en esta página.',
  'consent.necessary-text@kartenliebe': 'La cesta, los diseños y vuestra elección en esta página.',
  'consent.always': 'Siempre activas',
  'consent.details': 'Las cookies en detalle',
  'consent.days': '{days} días',
  'consent.cookie-visitor': 'Recuerda qué fotos, qué diseños y qué cesta son tuyos.',
  'consent.cookie-visitor@kartenliebe': 'Recuerda qué fotos, qué diseños y qué cesta son vuestros.',
  'consent.cookie-shared-designs': 'Recuerda en qué diseños compartidos colaboras.',
  'consent.cookie-shared-designs@kartenliebe': 'Recuerda en qué diseños compartidos colaboráis.',
  'consent.cookie-cart-count': 'El número de artículos junto a la cesta.',
  'consent.cookie-wishlist-count': 'El número de tarjetas junto a los favoritos.',
  'consent.cookie-consent': 'Tu decisión sobre las cookies, con su fecha.',
  'consent.cookie-consent@kartenliebe': 'Vuestra decisión sobre las cookies, con su fecha.',
  'consent.until-closed': 'hasta que se cierre el navegador',
  'consent.one-hour': 'una hora como máximo',
  'consent.cookie-session': 'Mantiene tu sesión iniciada.',
  'consent.cookie-session@kartenliebe': 'Mantiene vuestra sesión iniciada.',
  'consent.cookie-device':
    'Reconoce este navegador después de iniciar sesión, para que nadie bloquee tu cuenta con intentos fallidos.',
  'consent.cookie-device@kartenliebe':
    'Reconoce este navegador después de iniciar sesión, para que nadie bloquee vuestra cuenta con intentos fallidos.',
  'consent.cookie-nonce': 'Protege un inicio de sesión con Google mientras está en curso.',
  'consent.cookie-passkey': 'Protege un inicio de sesión con llave de acceso mientras está en curso.',
  'consent.cookie-logged-in': 'Recuerda que has iniciado sesión.',
  'consent.cookie-logged-in@kartenliebe': 'Recuerda que habéis iniciado sesión.',
  'consent.cookie-split-user-key': 'Un número aleatorio con el que ves la misma versión en cada visita.',
  'consent.cookie-split-user-key@kartenliebe':
    'Un número aleatorio con el que veis la misma versión en cada visita.',
  'consent.cookie-split-session-key':
    'Un número aleatorio con el que la versión no cambia durante una visita.',
  'consent.statistics': 'Estadísticas',
  'consent.statistics-for': 'estadísticas',
  'consent.statistics-text': 'Cuenta qué páginas se leen y dónde terminan las visitas.',
  'consent.experiments': 'Pruebas comparativas',
  'consent.experiments-for': 'pruebas comparativas',
  'consent.experiments-text': 'Muestra dos versiones de una página y recuerda cuál ves.',
  'consent.experiments-text@kartenliebe': 'Muestra dos versiones de una página y recuerda cuál veis.',
  'consent.recording': 'Grabación',
  'consent.recording-for': 'grabaciones',
  'consent.recording-text': 'Graba los movimientos del ratón y los clics para encontrar lo que estorba.',
  'consent.marketing': 'Publicidad',
  'consent.marketing-for': 'publicidad',
  'consent.marketing-text': 'Mide qué anuncio te trajo aquí y muestra otros adecuados en otras páginas.',
  'consent.marketing-text@kartenliebe':
    'Mide qué anuncio os trajo aquí y muestra otros adecuados en otras páginas.',
}

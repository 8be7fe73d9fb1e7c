import type { LanguageMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LanguageMessages<typeof de> = {
  'withdrawal.title': 'Desistir del contrato',
  'withdrawal.step': 'Paso {step} de 3',
  'withdrawal.lead': 'Sin iniciar sesión y sin motivo. En el siguiente paso se ve todo otra vez.',
  'withdrawal.name': 'Nombre',
  'withdrawal.orderNumber': 'Número de pedido',
  'withdrawal.email': 'Correo para el acuse de recibo',
  'withdrawal.text': 'Observación',
  'withdrawal.name-missing': 'Falta el nombre.',
  'withdrawal.orderNumber-missing': 'Falta el número de pedido. Está en la confirmación por correo.',
  'withdrawal.email-missing': 'Falta la dirección de correo.',
  'withdrawal.line-missing': 'Elige al menos un artículo.',
  'withdrawal.line-missing@kartenliebe': 'Elegid al menos un artículo.',
  'withdrawal.order-of': 'Pedido del {date}',
  'withdrawal.line-until': 'Desistimiento posible hasta el {day}',
  'withdrawal.line-open': 'Desistimiento posible, el plazo empieza con la entrega',
  'withdrawal.line-made': 'Hecho a medida, lo comprobaremos',
  'withdrawal.no-right': 'Aquí no hay derecho de desistimiento.',
  'withdrawal.no-right-text':
    'Este artículo se hizo a medida ({source}). Si es defectuoso, se puede reclamar en el estado del pedido.',
  'withdrawal.source': 'art.\u00a0103\u00a0c) RDL\u00a01/2007',
  'withdrawal.anyway': 'Desistir de todos modos',
  'withdrawal.go-on': 'Continuar a la confirmación',
  'withdrawal.in-writing':
    '¿Mejor por escrito? El formulario modelo también vale, por correo electrónico o por carta.',
  'withdrawal.review': 'Comprobar y confirmar',
  'withdrawal.review-lead':
    'Al pulsar el botón, desistes del contrato. El acuse de recibo con fecha y hora llega enseguida por correo.',
  'withdrawal.review-lead@kartenliebe':
    'Al pulsar el botón, desistís del contrato. El acuse de recibo con fecha y hora llega enseguida por correo.',
  'withdrawal.unknown':
    'No hemos encontrado este número junto con este correo. El desistimiento se recibe igualmente y lo asignamos a mano.',
  'withdrawal.what': 'Desistir de',
  'withdrawal.whole': 'Todo el pedido',
  'withdrawal.confirm-to': 'Acuse de recibo a',
  'withdrawal.refund': 'Reembolso',
  'withdrawal.refund-text':
    'Como máximo {=returnDays} días después del desistimiento, cuando la mercancía haya vuelto o conste su envío.',
  'withdrawal.confirm': 'Confirmar el desistimiento',
  'withdrawal.back': 'Atrás',
  'withdrawal.received': 'Hemos recibido el desistimiento',
  'withdrawal.received-lead': 'Recibido el {at}. El acuse de recibo va por correo.',
  'withdrawal.reference': 'Referencia',
  'withdrawal.next':
    'Comprobamos el desistimiento y escribimos adónde enviar la mercancía. La mercancía debe devolverse en los {=returnDays} días siguientes al desistimiento.',
  'withdrawal.another': 'Desistir de otro contrato',
  'withdrawal.good-to-know': 'Conviene saber',
  'withdrawal.days': '{=withdrawalDays} días desde la entrega',
  'withdrawal.days-text': 'Durante ese tiempo se puede desistir sin motivo.',
  'withdrawal.exempt': 'Excepción: lo hecho a medida',
  'withdrawal.exempt-text': 'Lo que se hizo con fotos o textos propios no se puede vender a nadie más.',
  'withdrawal.faulty': '¿Algo defectuoso?',
  'withdrawal.faulty-text': 'Respondemos de los defectos según la ley, también en lo hecho a medida.',
  'withdrawal.law': 'Derecho de desistimiento y formulario modelo',
}

import type { LanguageMessages } from '@passepartout/domain'
import type { law as de } from './law.de.ts'

export const law: LanguageMessages<typeof de> = {
  'law.guarantee-title': 'Garantía legal de conformidad',
  'law.guarantee-years': 'Al menos {years} años desde la entrega',
  'law.guarantee-faulty':
    'Si un producto no se ajusta a la descripción, no funciona o es defectuoso, el vendedor debe repararlo o sustituirlo gratis. Si no es posible o tarda demasiado, se devuelve el precio en todo o en parte.',
  'law.guarantee-eu':
    'Este derecho rige en toda la UE, también para los productos personalizados. Una garantía comercial solo puede añadirse a él.',
  'law.guarantee-link': 'La garantía legal en el portal Your Europe',
  'law.guarantee-qr': 'Código QR: lleva a la página del portal Your Europe sobre la garantía legal',
}

import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** What an American shop says differently. */
export const enUs: LocaleMessages<typeof de> = {
  'save.inCart': 'In your cart, version from {time}',
  'offline.title': 'You are offline. Keep designing.',
  'field.matType': 'Mat',
  'field.matSize': 'Mat width',
  'view.colour': 'Wall color',
  'price.vatShort': 'plus sales tax',
  'price.vat': 'plus sales tax and shipping',
  'price.shipping': 'plus {price} shipping',
  'cart.add': 'Add to cart',
  'cart.update': 'Update cart',
  'cart.adding': 'Adding to your cart…',
  'cart.pending': 'It goes into your cart as soon as your whole photo is here.',
  'zone.price': 'Price and cart',
  'finding.face-cut.text': 'Up to 1/8 inch is lost when we trim.',
  'keys.pan': 'Move the crop, small steps',
  'keys.pan-far': 'Move the crop, large steps',
  'edge.title': 'Edge color',
  'edge.fromPhoto': 'Color {number} from the photo',
  'edge.own': 'Your own color',
  'edge.waiting': 'As soon as a photo is in place, its colors appear here.',
  'step.edge-coloured': 'Edge color changed',
  'announce.edge.coloured': 'Edge color changed',
  'repair.centre-crop': 'Center the subject',
  'notice.cmyk-converted': 'Converted from print colors; please check how they look',
  'collage.own': 'Your own color',
  'collage.colour': 'Color {colour}',
}

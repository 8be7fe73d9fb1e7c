import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** American variants of English messages. */
export const enUs: LocaleMessages<typeof de> = {
  'dates.pasteHint': 'One day per line, for example: March 12, 1947 Grandma',
  'save.inCart': 'In your cart, version from {time}',
  'app.noscript':
    'Designing needs JavaScript. Switch it on, or go back to the store: everything you chose is still there.',
  'app.backToShop': 'Back to the store',
  'share.workNote':
    'The design opens in the editor, without an account. Words, layout, crops, ornament and colors can be changed and photos added, and all of it is saved to this same design. Every word and name in it can be seen, photos only as reduced pictures. It doesn’t allow ordering, approving, deleting photos or sharing further. The link lasts {=shareDays} days; end it here and nothing more is saved.',
  'photos.fromShop': 'Your photo from the store is already in the design.',
  'photos.fromShopSent':
    'Your photo from the store is already in the design. Only now is it uploaded, and only you can see it.',
  'offline.title': 'You are offline. Keep designing.',
  'conflict.rest': 'Title, colors and product',
  'field.palette': 'Color',
  'field.matType': 'Mat',
  'field.matSize': 'Mat width',
  'view.colour': 'Wall color',
  'wall.lead':
    'Tape a sheet of letter paper to the wall and photograph it as straight on as you can. The sheet gives the scale, so the picture hangs at the size it will really have.',
  'wall.small':
    'The sheet is small in the photo, so sizes may be a few percent off. A closer photo is more exact.',
  'wall.at': 'Center {across} to the right of and {down} below the corner of the sheet',
  'plan.middle': 'Center',
  'plan.step4':
    '4. On the wall, lay the thick line on the top edge and the upright line on the center from the plan; use a level.',
  'plan.test': 'Test line: exactly 100\u00a0mm (3\u00a015/16 in) long',
  'price.vatShort': 'plus sales tax',
  'price.vat': 'plus sales tax and shipping',
  'price.shipping': 'plus {price} shipping',
  'cart.add': 'Add to cart',
  'cart.update': 'Update cart',
  'cart.adding': 'Adding to your cart…',
  'cart.soon': 'Goes into your cart in a moment',
  'cart.cancelled': 'All right, nothing goes into your cart.',
  'cart.photoFailed': '{file} didn’t reach us. Nothing is in your cart yet.',
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
  'texts.colour': 'Color',
  'texts.colourNumber': 'Color {number}',
  'proof.unread': 'It works without the tick too. The cart will then say that nobody has proofread it yet.',
  'proof.release': 'Approve and add to cart',
  'proof.releaseUpdate': 'Approve and update the cart',
  'repair.readable-colour': 'A color that reads better',
  'card.palette': 'Colorway',
  'card.inCart': 'In the cart: {count}. Change how many there.',
  'notice.cmyk-converted': 'Converted from print colors; please check how they look',
  'collage.own': 'Your own color',
  'collage.colour': 'Color {colour}',
  'names.column.city': 'City',
  'names.column.postalCode': 'ZIP code',
  'names.pasteHint':
    'Headings such as first name, last name, street, ZIP code, city or copies tell us the columns. Up to 500 names.',
}

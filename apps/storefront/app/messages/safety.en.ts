import type { LanguageMessages } from '@passepartout/domain'
import type { safety as de } from './safety.de.ts'

export const safety: LanguageMessages<typeof de> = {
  'safety.title': 'Manufacturer and product safety',
  'safety.unavailable-title': 'Not available right now',
  'safety.unavailable': 'Please reload in a minute.',
  'safety.law-gpsr': 'Information under Regulation (EU) 2023/988 on general product safety.',
  'safety.law-gb': 'Information under the General Product Safety Regulations 2005.',
  'safety.law-ch': 'Information under the Swiss Product Safety Act.',
  'safety.law-us': 'Information on the safety of our products.',
  'safety.maker': 'Manufacturer',
  'safety.model': 'The product ID begins with {model}, followed by the chosen version',
  'safety.nothing': 'No special warnings.',
  'safety.kind-photo-frame': 'Wall art and frames',
  'safety.kind-collage': 'Photo collages',
  'safety.kind-calendar': 'Calendars',
  'safety.kind-card': 'Cards',
  'safety.kind-photobook': 'Photo books',
  'safety.kind-photobox': 'Photo prints and photo box',
  'safety.kind-accessory': 'Accessories',
  'safety.hang-securely':
    'Hang only on walls and with hooks that carry the weight, and not above children’s beds.',
  'safety.glass-breaks': 'Glass can break: do not drop it, and only touch broken glass with gloves on.',
  'safety.small-parts': 'Contains small parts that can be swallowed.',
  'safety.not-for-toddlers': 'Not suitable for children under three years.',
  'safety.sharp-edges': 'Edges and corners can be sharp.',
  'safety.keep-from-fire': 'Keep away from open flames and candles.',
}

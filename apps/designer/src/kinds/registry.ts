import type { Configurator } from '@passepartout/domain'
import { calendar } from './calendar.tsx'
import { card } from './card.tsx'
import { collage } from './collage.tsx'
import type { DesignerKind } from './designer-kind.ts'
import { pages } from './pages.tsx'
import { photoFrame } from './photo-frame.tsx'
import { prints } from './prints.tsx'

/** What every kind with a designer brings to it. How a kind opens is in `open/open-product.ts`, for the server alone. */
export const DESIGNER_KINDS: Readonly<Record<Configurator, DesignerKind>> = {
  'photo-frame': photoFrame,
  calendar,
  card,
  collage,
  photobook: pages,
  photobox: prints,
}

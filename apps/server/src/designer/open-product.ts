import type { OpenedProduct } from '@passepartout/designer'
import { choiceUrl, type DesignerAddress, parseDesignerUrl } from '@passepartout/domain'
import { openCalendar } from './open-calendar.ts'
import { openCard } from './open-card.ts'
import { openCollage } from './open-collage.ts'
import type { OpenContext, Opened } from './open-context.ts'
import { openPhotobook } from './open-photobook.ts'
import { openPhotobox } from './open-photobox.ts'

/** What the designer of an address opens; `undefined` for pictures, which have their own way, and what a shop does not sell. */
export async function openProduct(
  address: DesignerAddress,
  context: OpenContext,
  pageOf: (address: DesignerAddress) => string,
): Promise<OpenedProduct | undefined> {
  const opened = await openKind(address, context)
  if (!opened) return undefined
  const shown = parseDesignerUrl(opened.address, context.current) ?? address
  return { ...opened, choose: choiceUrl(pageOf(shown), shown.kind, shown.params) }
}

async function openKind(address: DesignerAddress, context: OpenContext): Promise<Opened | undefined> {
  switch (address.kind) {
    case 'card':
      return openCard(address, context)
    case 'calendar':
      return openCalendar(address, context)
    case 'photobook':
      return openPhotobook(address, context)
    case 'photobox':
      return openPhotobox(address, context)
    case 'collage':
      return openCollage(address, context)
    case 'photo-frame':
      return undefined
  }
}
